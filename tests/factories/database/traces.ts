import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { allTables } from "./all-tables.ts";

/** Sealed bytes open to nobody, and in these no text has room; everything else is read as text. */
const unread: ReadonlySet<string> = new Set([
  "bytea",
  "boolean",
  "smallint",
  "date",
  "timestamp with time zone",
]);

/**
 * Where in the whole database one of these texts stands, whatever its case: `schema.table.column`. `except` names rows that are
 * not read, by their table: a condition that they meet.
 */
export async function tracesOf(
  texts: readonly string[],
  except: ReadonlyMap<string, RawBuilder<unknown>> = new Map(),
): Promise<string[]> {
  const db = database<unknown>();
  // One pattern for all of them reads each value once.
  const pattern = texts.map((text) => text.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  const found: string[] = [];
  for (const table of await allTables()) {
    const [schema, name] = table.split(".");
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = ${schema} and table_name = ${name}`.execute(db);
    const read = columns.filter(({ type }) => !unread.has(type));
    if (read.length === 0) continue;
    const isRead = sql`not coalesce(${except.get(table) ?? sql`false`}, false)`;
    const hits = read.map(
      (column) => sql`coalesce(bool_or(${sql.ref(column.name)}::text ~* ${pattern}), false)`,
    );
    const { rows } = await sql<{ hits: boolean[] }>`
      select array[${sql.join(hits)}] as hits from ${sql.table(table)} where ${isRead}`.execute(db);
    found.push(...read.filter((_, place) => rows[0]?.hits[place]).map((column) => `${table}.${column.name}`));
  }
  return found;
}
