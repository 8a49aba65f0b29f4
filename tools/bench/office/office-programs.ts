import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { type RunningProgram, startProgram } from "../../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../../site/build-site.ts";

/** A start beside other work may take longer than a program may. */
const patienceMs = 5 * 60_000;

/**
 * Runs a bench against two programs on one database with the demo's year, to which this process is connected too. The database
 * says when each transaction was committed. All of it is gone after it.
 */
export async function withOffice(
  work: (programs: readonly RunningProgram[]) => Promise<void>,
): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-bench-office-"));
  const cluster = await openCluster(dataDir);
  const programs: RunningProgram[] = [];
  try {
    const administer = (statement: string) => statementOn(cluster.url("postgres"), statement);
    await administer("alter system set track_commit_timestamp = on");
    await cluster.stop();
    await cluster.start();
    await administer("create database office");
    const url = cluster.url("office");
    const environment = {
      DATABASE_URL: url,
      MARSA_DATA_DIR: dataDir,
      MARSA_REQUESTS_PER_MINUTE: "100000000",
      MARSA_DEMO_YEAR: "on",
      MARSA_LOG: "error",
      MARSA_CONFIG: join(import.meta.dirname, "../../../tests/fixtures/many-appointments/marsa.config.ts"),
    };
    // One after the other: the first migrates and seeds.
    for (let place = 0; place < 2; place += 1) programs.push(await startProgram(environment, patienceMs));
    connectDatabase(url, 16, patienceMs);
    await loadSecret();
    await work(programs);
  } finally {
    await Promise.allSettled(programs.map((program) => program.stop()));
    await closeDatabase();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function statementOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
