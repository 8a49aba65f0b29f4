import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";

const ownSchemas = ["account", "booking", "content", "garage", "leads", "platform"];

/** How many rows stand in each table of the program, by its name. */
export async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = any(${ownSchemas}) and table_type = 'BASE TABLE' order by 1`.execute(database());
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.raw(name)}`.execute(database());
    counts[name] = rows[0]?.count ?? -1;
  }
  return counts;
}
