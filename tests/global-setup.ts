import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { databaseOn } from "./factories/database/database-address.ts";
import { createMemoryTablespace, dropMemoryTablespaces } from "./factories/database/memory-tablespace.ts";
import { grantToTests } from "./factories/database/rights-of-tests.ts";
import { machineNow } from "./shift-date.ts";

const hourMs = 3_600_000;
const dataDir = process.env.MARSA_TEST_DATA_DIR ?? join(import.meta.dirname, "../data/test");

/** Four files at once may have two programs each with more than twenty; another run may be beside. */
const mostConnections = 400;

/**
 * Starts one PostgreSQL for the whole run, or joins that of another run, and migrates the template that every test
 * file copies; MARSA_TEST_SERVER names another server instead. The databases of a run carry its number, so runs side by side leave each other alone.
 * Several projects of one run share them.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MARSA_TEST_TEMPLATE !== undefined) return undefined;
  const given = process.env.MARSA_TEST_SERVER;
  const cluster = given === undefined ? await openCluster(dataDir, mostConnections) : undefined;
  const server = given ?? cluster?.url("postgres") ?? "";
  // The machine's time: by the run's own every run begins at the same instant.
  const run = String(machineNow().getTime());
  const template = `template_${run}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  if (given === undefined) await leaveToMemory(client);
  const isStale = (name: string) => Number(name.split("_")[1]) < machineNow().getTime() - hourMs;
  const isOfRun = (name: string) => name.split("_")[1] === run;
  const namesOf = async (isMeant: (name: string) => boolean) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(test|template)_'",
    );
    return rows.map((row) => row.datname).filter(isMeant);
  };
  const drop = async (names: string[]) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  };
  await drop(await namesOf(isStale));
  if (cluster) await dropMemoryTablespaces(client, isStale);
  const isInMemory = cluster && (await createMemoryTablespace(client, `memory_${run}`));
  await client.query(`create database ${template} ${isInMemory ? `tablespace memory_${run}` : ""}`);
  await migrate(databaseOn(server, template));
  await grantToTests(databaseOn(server, template));
  await startJobs(databaseOn(server, template), { work: false });
  await stopJobs(1_000);
  process.env.MARSA_TEST_SERVER = server;
  process.env.MARSA_TEST_TEMPLATE = template;
  const files = await mkdtemp(join(tmpdir(), "marsa-test-files-"));
  process.env.MARSA_TEST_FILES = files;
  process.env.MARSA_LOG = "silent";
  // Some tests choose gateways and proxies, beside which `on` is refused.
  process.env.MARSA_DEMO = "public";
  // At the lowest one a file waits for all other tests.
  process.env.MARSA_READER_PRIORITY = "usual";
  process.env.MARSA_CONFIG = join(import.meta.dirname, "fixtures/many-appointments/marsa.config.ts");
  return async () => {
    await rm(files, { recursive: true, force: true });
    await drop(await namesOf(isOfRun));
    if (cluster) await dropMemoryTablespaces(client, isOfRun);
    const others = await namesOf(() => true);
    await client.end();
    if (others.length === 0) await cluster?.stop();
  };
}

/** A power cut may cost what tests have written: kills end processes, never the machine, so nothing is written through to the disk. */
async function leaveToMemory(client: pg.Client): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
}
