import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { allTables } from "./all-tables.ts";

/**
 * Where in the whole database one of these texts stands: `schema.table.column`. `except` names rows that are not read, by their
 * table: a condition that they meet.
 */
export async function tracesOf(
  texts: readonly string[],
  except: ReadonlyMap<string, RawBuilder<unknown>> = new Map(),
): Promise<string[]> {
  const db = database<unknown>();
  const found: string[] = [];
  for (const table of await allTables()) {
    const [schema, name] = table.split(".");
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = ${schema} and table_name = ${name}`.execute(db);
    const isRead = sql`not coalesce(${except.get(table) ?? sql`false`}, false)`;
    for (const column of columns) {
      // Sealed bytes open to nobody; everything else is read as text.
      if (column.type === "bytea") continue;
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}
        where ${isRead} and exists (select from unnest(${texts}::text[]) as trait
          where position(lower(trait) in lower(${sql.ref(column.name)}::text)) > 0)`.execute(db);
      if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${column.name}`);
    }
  }
  return found;
}
