import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";

interface Column {
  readonly name: string;
  readonly type: string;
}

/** What a column holds where nothing else is said. */
function usualValue({ name, type }: Column): unknown {
  if (name === "language") return "en";
  if (name === "version" || /int|numeric|double/.test(type)) return 1;
  if (type === "boolean") return false;
  if (type === "jsonb") return "{}";
  if (type === "ARRAY") return [];
  if (type === "bytea") return Buffer.from([1]);
  if (type.startsWith("timestamp")) return now();
  return /_day$/.test(name) ? "2026-01-01" : randomUUID();
}

/** Writes a row of which only some columns matter; the others that need a value get a usual one. Answers its place (`ctid`). */
export async function writeRow(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const [schema, name] = table.split(".");
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = ${schema} and table_name = ${name}
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`.execute(
    database<unknown>(),
  );
  const row = { ...Object.fromEntries(rows.map((column) => [column.name, usualValue(column)])), ...values };
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(Object.values(row))})`.execute(database<unknown>());
}
