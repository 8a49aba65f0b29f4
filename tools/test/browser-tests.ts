import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootHome } from "#app/platform/embedded-postgres/binaries.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { withScratchDatabase } from "../database/scratch-database.ts";
import { runProgram } from "../program.ts";
import { findChromium } from "./browser.ts";
import { withContentEditor } from "./content-editor.ts";
import { countPlaywright, countRun, freshReport, type TestCount } from "./counts.ts";

/** Journeys share the demo customers of a program, so each worker has a program of its own. Two fill two cores. */
const workers = 2;

/** Runs the journeys against programs of their own: free ports, empty data folders or databases, the demo seeded. */
export async function runBrowserTests(filters: readonly string[]): Promise<TestCount> {
  const chromium = await findChromium();
  return withContentEditor((editor) => {
    // Whose frames the programs allow, and where a journey finds it.
    process.env.MARSA_TEST_EDITOR = editor;
    return withPrograms((programs) => runJourneys(programs, chromium, filters));
  });
}

/** Journeys book for the same few cars again and again. */
const manyAppointments = join(import.meta.dirname, "../../tests/fixtures/many-appointments/marsa.config.ts");

/** Where a program answers, and its database. */
interface Served {
  readonly address: string;
  readonly database: string;
}

/** Starts all programs side by side, runs once the last is ready, and ends them whatever comes of it. */
async function withPrograms(run: (programs: readonly Served[]) => Promise<TestCount>): Promise<TestCount> {
  const { promise: counted, resolve, reject } = Promise.withResolvers<TestCount>();
  const ready: Served[] = [];
  const untilCounted = (program: Served): Promise<TestCount> => {
    ready.push(program);
    if (ready.length === workers) run(ready).then(resolve, reject);
    return counted;
  };
  const programs = Array.from({ length: workers }, () => withProgram(untilCounted));
  for (const program of programs) program.catch(reject);
  await Promise.allSettled(programs);
  return counted;
}

async function withProgram(use: (program: Served) => Promise<TestCount>): Promise<TestCount> {
  return withEmptyPlace(async (environment) => {
    // Journeys of many people come from one address.
    const settings = {
      HOST: "localhost",
      MARSA_CONFIG: manyAppointments,
      MARSA_REQUESTS_PER_MINUTE: "6000",
      ...environment,
    };
    const program = await startProgram(settings);
    try {
      return await use({ address: program.address, database: await databaseOf(environment) });
    } finally {
      await program.stop();
    }
  });
}

/** Where a program stores its data: a database of the server that the tests were given, or a data folder. */
type Place = { readonly DATABASE_URL: string } | { readonly MARSA_DATA_DIR: string };

async function databaseOf(place: Place): Promise<string> {
  if ("DATABASE_URL" in place) return place.DATABASE_URL;
  // The program runs the cluster of its folder; this adopts it.
  return (await openCluster(place.MARSA_DATA_DIR)).url("marsa");
}

async function withEmptyPlace(use: (place: Place) => Promise<TestCount>): Promise<TestCount> {
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
  programs: readonly Served[],
  chromium: string,
  filters: readonly string[],
): Promise<TestCount> {
  const report = await freshReport("browser");
  const { code } = await runProgram("playwright", ["test", "--reporter=list,json", ...filters], {
    show: true,
    env: {
      CHROMIUM_PATH: chromium,
      MARSA_TEST_ADDRESSES: programs.map(({ address }) => address).join(" "),
      MARSA_TEST_DATABASES: programs.map(({ database }) => database).join(" "),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return countRun(report, code, countPlaywright);
}
