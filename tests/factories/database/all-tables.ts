import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";

/** Every table of the database as `schema.table`, but for PostgreSQL's own. Partitions count as their table. */
export async function allTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')
    order by name`.execute(database<unknown>());
  return rows.map(({ name }) => name);
}
