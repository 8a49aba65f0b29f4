import { sql } from "kysely";
import { database } from "#app/platform/database.server.ts";

/** What jobs of a name were sent with. */
export async function jobsOf(name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from pgboss.job where name = ${name} order by created_on`.execute(database());
  return rows.map(({ data }) => data);
}
