import pg from "pg";
import { programRole } from "#app/platform/database-role/program-role.server.ts";

/**
 * What tests need of the program's role beyond the program: tables of their own in a database, and a look at its other
 * connections (of which it would otherwise see none, and a test that there are none could not fail).
 */
export async function grantToTests(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`grant create on schema public to ${programRole}`);
    const seesAll = `select pg_has_role('${programRole}', 'pg_read_all_stats', 'usage') as sees`;
    const sees = async () => (await client.query<{ sees: boolean }>(seesAll)).rows[0]?.sees === true;
    // Runs beside this one grant the same in the same moment.
    while (!(await sees()))
      await client.query(`grant pg_read_all_stats to ${programRole}`).catch((error: Error) => {
        if (!/concurrently|duplicate/.test(error.message)) throw error;
      });
  } finally {
    await client.end();
  }
}
