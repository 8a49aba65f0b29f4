import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Count, runSteps } from "./check/run-steps.ts";
import { steps } from "./check/steps.ts";
import { buildSiteIfNeeded } from "./site/build-site.ts";
import { runBrowserTests } from "./test/browser-tests.ts";
import { Phases } from "./test/phases.ts";
import { runProcessTests } from "./test/process-tests.ts";
import { clockEnvironment } from "./test/suite-clock.ts";

// `npm test`: the checks, then unit, database and HTTP tests, then the journeys in a browser.
// `npm test -- --only browser tests/e2e/x.spec.ts` runs one of the three parts, of it the named files only.
const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });

// Tests make and drop databases of their own on the server of DATABASE_URL; the one that it names is left alone.
if (process.env.DATABASE_URL) process.env.MARSA_TEST_SERVER = process.env.DATABASE_URL;
delete process.env.DATABASE_URL;
Object.assign(process.env, clockEnvironment());

const phases = new Phases();
const build = () => phases.time("build", buildSiteIfNeeded);

type Part = (filters: readonly string[]) => Promise<Count>;

const parts: Readonly<Record<string, Part>> = {
  check: () => runSteps(steps),
  process: async (filters) => {
    // Tests that kill the program start it from the built site.
    await build();
    return runProcessTests(filters);
  },
  browser: async (filters) => {
    await build();
    return runBrowserTests(filters);
  },
};

/** The checks beside the tests that mostly wait; what they say is printed afterwards, in one piece. */
async function checksAndProcessTests(): Promise<Count> {
  await build();
  let said = "";
  const checks = counted(phases.time("check", () => runSteps(steps, (text) => (said += text))));
  process.stdout.write("\n== process\n");
  const tests = await counted(phases.time("process", () => runProcessTests([])));
  const checked = await checks;
  process.stdout.write(`\n== check\n${said}`);
  return sum(tests, checked);
}

/** What broke off counts as one failure. */
function counted(run: Promise<Count>): Promise<Count> {
  return run.catch((error: unknown): Count => {
    const message = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${message}\n`);
    return { passed: 0, failures: [message.split("\n", 1).join("")] };
  });
}

function sum(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] };
}

async function runAll(): Promise<Count> {
  const first = await checksAndProcessTests();
  process.stdout.write("\n== browser\n");
  const journeys = await counted(phases.time("browser", () => runBrowserTests([])));
  return sum(first, journeys);
}

async function runOne(name: string): Promise<Count> {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) {
    process.stderr.write(`--only takes one of ${Object.keys(parts).join(", ")}\n`);
    process.exit(1);
  }
  process.stdout.write(`\n== ${name}\n`);
  return counted(phases.time(name, () => part(positionals)));
}

// Each size of a picture is made once for all programs of the run, which would take them longer than anything else.
const picturesFolder = await mkdtemp(join(tmpdir(), "marsa-test-pictures-"));
process.env.MARSA_PICTURES_DIR = picturesFolder;
const run = () => (values.only === undefined ? runAll() : runOne(values.only));
const { passed, failures } = await counted(phases.time("all", run));
await rm(picturesFolder, { recursive: true, force: true });
process.stdout.write(`\n== time (checks run beside the process tests)\n${phases.lines().join("\n")}\n`);
// The last lines name what failed: the output above is long.
if (failures.length > 0) process.stdout.write(`\n== failed\n${failures.join("\n")}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
