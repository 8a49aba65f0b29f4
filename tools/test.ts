import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runSteps } from "./check/run-steps.ts";
import { steps } from "./check/steps.ts";
import { buildSiteIfNeeded } from "./site/build-site.ts";
import { runBrowserTests } from "./test/browser-tests.ts";
import { runChanged } from "./test/changed/run-changed.ts";
import { nothing, slowestOf, sumOf, type TestCount } from "./test/counts.ts";
import { Phases } from "./test/phases.ts";
import { runProcessTests } from "./test/process-tests.ts";
import { clockEnvironment } from "./test/suite-clock.ts";

// `npm test`: the checks beside the unit, component, database and HTTP tests, then the journeys in a browser.
// `npm test -- --changed [base]`: what a change against main (or another base) can have broken, in a minute.
// `npm test -- --only browser tests/e2e/x.spec.ts` runs one of the parts below, of it the named files only.
const { values, positionals } = parseArgs({
  options: { only: { type: "string" }, changed: { type: "boolean" } },
  allowPositionals: true,
});

// Tests make and drop databases of their own on the server of DATABASE_URL; the one that it names is left alone.
if (process.env.DATABASE_URL) process.env.MARSA_TEST_SERVER = process.env.DATABASE_URL;
delete process.env.DATABASE_URL;
Object.assign(process.env, clockEnvironment());

const phases = new Phases();
type Part = (filters: readonly string[]) => Promise<TestCount>;

const parts: Readonly<Record<string, Part>> = {
  check: () => check(),
  process: (filters) => runProcessTests(filters),
  browser: async (filters) => {
    await phases.time("build", buildSiteIfNeeded);
    return runBrowserTests(filters);
  },
  /** Without the checks. */
  tests: async () => sumOf([await part("process"), await part("browser")]),
};

async function check(write?: (text: string) => void): Promise<TestCount> {
  return { ...(await runSteps(steps, write)), times: [] };
}

/** Runs a part from the instant of the run on and takes its time; what breaks off counts as one failure. */
function part(name: string, filters: readonly string[] = []): Promise<TestCount> {
  process.stdout.write(`\n== ${name}\n`);
  Object.assign(process.env, clockEnvironment());
  return counted(phases.time(name, () => parts[name]?.(filters) ?? Promise.resolve(nothing)));
}

function counted(run: Promise<TestCount>): Promise<TestCount> {
  return run.catch((error: unknown): TestCount => {
    const message = error instanceof Error ? error.message : String(error);
    process.stdout.write(`${message}\n`);
    return { ...nothing, failures: [message.split("\n", 1).join("")] };
  });
}

/** The checks run beside the tests that mostly wait; what they say is printed afterwards, in one piece. */
async function runAll(): Promise<TestCount> {
  await phases.time("build", buildSiteIfNeeded);
  let said = "";
  const checks = counted(phases.time("check", () => check((text) => (said += text))));
  const tests = await part("process");
  const checked = await checks;
  process.stdout.write(`\n== check\n${said}`);
  return sumOf([tests, checked, await part("browser")]);
}

function chosen(): Promise<TestCount> {
  if (values.changed) return runChanged(phases, positionals[0]);
  if (values.only === undefined) return runAll();
  if (Object.hasOwn(parts, values.only)) return part(values.only, positionals);
  process.stderr.write(`--only takes one of ${Object.keys(parts).join(", ")}\n`);
  process.exit(1);
}

// Each size of a picture is made once for all programs of the run, which would take them longer than anything else.
const picturesFolder = await mkdtemp(join(tmpdir(), "marsa-test-pictures-"));
process.env.MARSA_PICTURES_DIR = picturesFolder;
const count = await counted(phases.time("all", chosen));
await rm(picturesFolder, { recursive: true, force: true });
process.stdout.write(`\n== slowest tests\n${slowestOf(count).join("\n")}\n`);
process.stdout.write(`\n== time (checks run beside the process tests)\n${phases.lines().join("\n")}\n`);
// The last lines name what failed: the output above is long.
if (count.failures.length > 0) process.stdout.write(`\n== failed\n${count.failures.join("\n")}\n`);
process.stdout.write(`\n${count.passed} passed, ${count.failures.length} failed\n`);
process.exit(count.failures.length === 0 ? 0 : 1);
