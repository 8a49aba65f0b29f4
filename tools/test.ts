import { parseArgs } from "node:util";
import { type Count, runSteps } from "./check/run-steps.ts";
import { steps } from "./check/steps.ts";
import { buildSiteIfNeeded } from "./site/build-site.ts";
import { runBrowserTests } from "./test/browser-tests.ts";
import { runProcessTests } from "./test/process-tests.ts";

// `npm test`: the checks, then unit, database and HTTP tests, then the journeys in a browser.
// `npm test -- --only browser tests/e2e/x.spec.ts` runs one of the three parts, of it the named files only.
const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });

// Tests make and drop databases of their own on the server of DATABASE_URL; the one that it names is left alone.
if (process.env.DATABASE_URL) process.env.MARSA_TEST_SERVER = process.env.DATABASE_URL;
delete process.env.DATABASE_URL;

const parts: Readonly<Record<string, (filters: readonly string[]) => Promise<Count>>> = {
  check: () => runSteps(steps),
  process: async (filters) => {
    // Tests that kill the program start it from the built site.
    await buildSiteIfNeeded();
    return runProcessTests(filters);
  },
  browser: async (filters) => {
    await buildSiteIfNeeded();
    return runBrowserTests(filters);
  },
};

if (values.only !== undefined && !Object.hasOwn(parts, values.only)) {
  process.stderr.write(`--only takes one of ${Object.keys(parts).join(", ")}\n`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const [name, run] of Object.entries(parts)) {
  if (values.only !== undefined && values.only !== name) continue;
  process.stdout.write(`\n== ${name}\n`);
  const count = await run(positionals).catch((error: unknown): Count => {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  });
  passed += count.passed;
  failed += count.failed;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
