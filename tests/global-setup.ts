import { join } from "node:path";
import pg from "pg";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";

/** Starts one PostgreSQL for the whole run and migrates the template that every test file copies. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await openCluster(process.env.MARSA_TEST_DATA_DIR ?? join(import.meta.dirname, "../data/test"));
  const server = cluster.url("postgres");
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname ~ '^(test_|marsa_template)'");
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.query("create database marsa_template");
  await client.end();
  await migrate(cluster.url("marsa_template"));
  await startJobs(cluster.url("marsa_template"), { work: false });
  await stopJobs(1_000);
  process.env.MARSA_TEST_SERVER = server;
  process.env.MARSA_LOG = "silent";
  return () => cluster.stop();
}
