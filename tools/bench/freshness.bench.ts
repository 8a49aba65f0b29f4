import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { editThenRead } from "../../tests/factories/content-edits.ts";
import { startProgram } from "../../tests/factories/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";

const pairs = 10_000;
/** After so many it says where it is. */
const pairsALine = 200;

/** Edit-then-read pairs over pages of every kind, with two processes on one database (goal: none is stale). */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const dataDir = join(tmpdir(), "marsa-bench-freshness");
  const opened = await openDatabase({ url: undefined, dataDir });
  const environment = {
    DATABASE_URL: opened.url,
    MARSA_DATA_DIR: dataDir,
    MARSA_REQUESTS_PER_MINUTE: "100000000",
  };
  const programs = [await startProgram(environment), await startProgram(environment)];
  connectDatabase(opened.url);
  const started = performance.now();
  const addresses = programs.map(({ address }) => address);
  let stale = 0;
  for (let read = 0; read < pairs; ) {
    const reading = await editThenRead(addresses, pairsALine);
    read += reading.pairs;
    stale += reading.stale.length;
    for (const line of reading.stale) process.stdout.write(`stale: ${line}\n`);
    const seconds = (performance.now() - started) / 1_000;
    process.stdout.write(
      `${read} edit-then-read pairs in ${seconds.toFixed(0)} s, ${stale} stale (goal 0)\n`,
    );
  }
  await Promise.all(programs.map((program) => program.stop()));
  await closeDatabase();
  await opened.close();
}
