import pg from "pg";
import { startProgram } from "../program/running-program.ts";
import { databaseOn } from "./database-address.ts";

/**
 * The run's template with the demo in it, as a first start of the program leaves it. The first test file that needs it
 * makes it, others wait for that.
 */
export async function demoTemplate(server: string, template: string): Promise<string> {
  const [made, draft] = [`${template}_demo`, `${template}_draft`];
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext($1))", [made]);
    const { rows } = await client.query("select from pg_database where datname = $1", [made]);
    if (rows.length > 0) return made;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${template} strategy file_copy`);
    const program = await startProgram({ DATABASE_URL: databaseOn(server, draft), MARSA_DEMO: "on" });
    await program.stop();
    await client.query(`alter database ${draft} rename to ${made}`);
    return made;
  } finally {
    await client.end();
  }
}
