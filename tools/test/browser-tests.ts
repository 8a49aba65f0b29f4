import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootHome } from "#app/platform/embedded-postgres/binaries.server.ts";
import { startProgram } from "../../tests/factories/running-program.ts";
import type { Count } from "../check/run-steps.ts";
import { withScratchDatabase } from "../database/scratch-database.ts";
import { runProgram } from "../program.ts";
import { findChromium } from "./browser.ts";
import { countPlaywright, countRun, freshReport } from "./counts.ts";

/** Journeys share the demo customers of a program, so each worker has a program of its own. Two fill two cores. */
const workers = 2;

/** Runs the journeys against programs of their own: free ports, empty data folders or databases, the demo seeded. */
export async function runBrowserTests(filters: readonly string[]): Promise<Count> {
  const chromium = await findChromium();
  return withPrograms([], (addresses) => runJourneys(addresses, chromium, filters));
}

/** Journeys book for the same few cars again and again. */
const manyAppointments = join(import.meta.dirname, "../../tests/fixtures/many-appointments/marsa.config.ts");

type Run = (addresses: readonly string[]) => Promise<Count>;

async function withPrograms(addresses: readonly string[], run: Run): Promise<Count> {
  if (addresses.length === workers) return run(addresses);
  return withEmptyPlace(async (environment) => {
    const asked = { HOST: "localhost", MARSA_CONFIG: manyAppointments, ...environment };
    const program = await startProgram(asked, 60_000);
    try {
      return await withPrograms([...addresses, program.address], run);
    } finally {
      await program.stop();
    }
  });
}

/** A database of the server that the tests were given, or a data folder. */
async function withEmptyPlace(use: (environment: Record<string, string>) => Promise<Count>): Promise<Count> {
  const server = process.env.MARSA_TEST_SERVER;
  if (server !== undefined) return withScratchDatabase(server, (url) => use({ DATABASE_URL: url }));
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-test-"));
  try {
    return await use({ MARSA_DATA_DIR: dataDir });
  } finally {
    await forget(dataDir);
  }
}

/** Root's clusters lie outside of the data folder, which names its own. */
async function forget(dataDir: string): Promise<void> {
  const id = await readFile(join(dataDir, "cluster-id"), "utf8").catch(() => undefined);
  if (id) await rm(join(rootHome, "clusters", id.trim()), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function runJourneys(
  addresses: readonly string[],
  chromium: string,
  filters: readonly string[],
): Promise<Count> {
  const report = await freshReport("browser");
  const { code } = await runProgram("playwright", ["test", "--reporter=list,json", ...filters], {
    show: true,
    env: {
      CHROMIUM_PATH: chromium,
      MARSA_TEST_ADDRESSES: addresses.join(" "),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return countRun(report, code, countPlaywright);
}
