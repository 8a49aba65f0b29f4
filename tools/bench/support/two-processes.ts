import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { type RunningProgram, startProgram } from "../../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../../site/build-site.ts";

/**
 * Runs a bench against two processes of the program on one database, which keeps its data between runs under the bench's
 * name; this process is connected to it as well. Whatever comes of the run, all of them end.
 */
export async function withTwoProcesses(
  name: string,
  run: (addresses: readonly string[]) => Promise<void>,
): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = join(tmpdir(), `marsa-bench-${name}`);
  const opened = await openDatabase({ url: undefined, dataDir });
  const environment = {
    DATABASE_URL: opened.url,
    MARSA_DATA_DIR: dataDir,
    MARSA_REQUESTS_PER_MINUTE: "100000000",
    MARSA_CONFIG: join(import.meta.dirname, "../../../tests/fixtures/many-appointments/marsa.config.ts"),
  };
  const programs: RunningProgram[] = [];
  try {
    // One after the other: the first migrates and seeds.
    for (let place = 0; place < 2; place += 1) programs.push(await startProgram(environment));
    connectDatabase(opened.url);
    await run(programs.map(({ address }) => address));
  } finally {
    await Promise.allSettled(programs.map((program) => program.stop()));
    await closeDatabase().finally(() => opened.close());
  }
}
