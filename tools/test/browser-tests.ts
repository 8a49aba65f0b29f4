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

/** Runs the journeys against a program of their own: a free port, an empty data folder or database, the demo seeded. */
export async function runBrowserTests(filters: readonly string[]): Promise<Count> {
  const chromium = await findChromium();
  const server = process.env.MARSA_TEST_SERVER;
  if (server !== undefined) {
    return withScratchDatabase(server, (url) => runAgainstProgram({ DATABASE_URL: url }, chromium, filters));
  }
  const dataDir = await mkdtemp(join(tmpdir(), "marsa-test-"));
  try {
    return await runAgainstProgram({ MARSA_DATA_DIR: dataDir }, chromium, filters);
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

async function runAgainstProgram(
  environment: Record<string, string>,
  chromium: string,
  filters: readonly string[],
): Promise<Count> {
  const program = await startProgram({ HOST: "localhost", ...environment }, 60_000);
  try {
    const report = await freshReport("browser");
    const { code } = await runProgram("playwright", ["test", "--reporter=list,json", ...filters], {
      show: true,
      env: {
        CHROMIUM_PATH: chromium,
        MARSA_TEST_ADDRESS: program.address,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    return await countRun(report, code, countPlaywright);
  } finally {
    await program.stop();
  }
}
