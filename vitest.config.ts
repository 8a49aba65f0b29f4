import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type BrowserCommand, type TestSpecification } from "vitest/node";
import { isNight } from "./tests/factories/how-much.ts";
import { sourceFiles } from "./tools/source-files.ts";
import { launchOptions } from "./tools/test/browser.ts";

const everything = ["{app,server,tools,tests,db}/**/*.test.ts"];
/** Components, in a browser: what has JSX in its test. */
const ofComponents = ["app/**/*.test.tsx"];
/** They compute from what they are given and touch nothing else. */
const ofRules = ["app/features/*/{rules,wizard}/**/*.test.ts", "app/{lib,i18n,ui}/**/*.test.ts"];

/** What starts and kills whole programs takes longest, so it begins first and the rest runs beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => (/tests\/(faults|load)\//.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
/** Movements end at once, and the browser's own zone must never matter. */
const contextOptions = { reducedMotion: "reduce", timezoneId: "America/New_York" } as const;
/** Beside the page, where the pointer is over nothing that the next test shows. */
const leavePointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);
const setup = ["tests/set-market.ts", "tests/same-cases.ts"];
const withFiles = [...setup, "tests/leave-nothing.ts"];
/**
 * Limits are for what hangs: a test that waits polls for a fact. They are four times what the slowest needs where two cores do
 * everything at once: a start of the demo and another one after it take 65 s there.
 */
const limit = isNight ? 600_000 : 260_000;
const patience = { testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: 60_000 } } };
const shared = {
  setupFiles: setup,
  ...patience,
  // Node reads the sources itself, as it does in the program: a file starts in half the time.
  experimental: { viteModuleRunner: false },
};
/** What mocks a module, loads one anew or runs before its own imports: only Vite can rewrite it. */
const mocks = /\bvi\.(mock|hoisted|resetModules)\(/;
/** What changes its process for good: its environment, its configuration, its providers. */
const changesProcess =
  /\b(defineVersions|defineJob|registerPersonalData|onLeaving|provide[A-Z]\w+)\(|process\.env\.\w+ = |(assign|spyOn)\(config\b|capacity-examples/;
/** They count the queries of one feature, without what the others would add. */
const countsQueries = /calendar-feed\.test|drives-in-calendar\.test|booking\/api\.server\.test/;
/** Files with a process of their own. All others share a few, which load the program once. */
const alone = sourceFiles(/\.test\.ts$/).filter((file) => {
  const source = readFileSync(file, "utf8");
  return mocks.test(source) || changesProcess.test(source) || countsQueries.test(file);
});

export default defineConfig({
  test: {
    pool: "forks",
    // Tests that start and kill programs wait more than they compute: four keep two cores busy. Their large forms take all of it.
    maxWorkers: isNight ? 1 : 4,
    sequence: { sequencer: LongestFirst },
    // Of a planted defect the first failure is enough.
    bail: Number(process.env.MARSA_TEST_BAIL ?? 0),
    projects: [
      // A process for each of them would take far longer than the tests in it.
      { test: { ...shared, name: "rules", include: ofRules, isolate: false } },
      {
        test: {
          ...shared,
          setupFiles: withFiles,
          name: "program",
          isolate: false,
          include: everything,
          exclude: [...ofRules, ...alone, "**/node_modules/**"],
          globalSetup: "tests/global-setup.ts",
        },
      },
      {
        test: {
          ...shared,
          setupFiles: withFiles,
          name: "alone",
          include: alone,
          globalSetup: "tests/global-setup.ts",
          experimental: {},
        },
      },
      {
        plugins: [tailwindcss()],
        // All packages are found before the first test: one that is found later reloads the page under it.
        optimizeDeps: {
          entries: ["tests/components/*.{ts,tsx}", "app/{ui,features}/**/*.tsx"],
          // Of a worker, which no page imports.
          include: ["altcha-lib/workers/shared", "altcha-lib/algorithms/web/pbkdf2"],
        },
        test: {
          name: "components",
          include: ofComponents,
          // One page for all, which loads the styles and the components once: see tests/components/set-up.ts.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          setupFiles: "tests/components/set-up.ts",
          env: { MARSA_TEST_CLOCK_OFFSET_MS: process.env.MARSA_TEST_CLOCK_OFFSET_MS ?? "0" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A test passes as soon as it sees what it waits for: the limit is for a machine that is busy with other things.
          expect: { poll: { timeout: 30_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            // As `render` has it, so that no file begins with another one.
            viewport: { width: 1280, height: 800 },
            commands: { leavePointer },
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions(process.env.CHROMIUM_PATH), contextOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
