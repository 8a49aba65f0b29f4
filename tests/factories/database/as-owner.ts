import type { RawBuilder } from "kysely";
import pg from "pg";
import { database, databaseUrl } from "#app/platform/database.server.ts";

/**
 * Runs a statement with the rights of the login role and without a limit: what the program may not do, as changing a table or ending
 * a connection, and what takes longer than its statements may, as many rows on a slow machine.
 */
export async function asOwner(statement: RawBuilder<unknown>): Promise<void> {
  const { sql: text, parameters } = statement.compile(database());
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query(text, [...parameters]);
  } finally {
    await client.end();
  }
}
