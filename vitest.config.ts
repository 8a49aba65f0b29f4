import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const everything = ["{app,server,tools,tests,db}/**/*.test.ts", "{app,server,tools,tests,db}/**/*.test.tsx"];
/** They reckon with what they are given and touch nothing else. */
const ofRules = ["app/features/*/{rules,wizard}/**/*.test.ts", "app/{lib,i18n,ui}/**/*.test.ts"];

/** What starts and kills whole programs takes longest, so it begins first and the rest runs beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => (/tests\/(faults|load)\//.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
const shared = { setupFiles: "tests/set-market.ts", testTimeout: 20_000, hookTimeout: 30_000 };

export default defineConfig({
  test: {
    pool: "forks",
    // Tests that start and kill programs wait more than they reckon: three keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      // A process for each of them would take far longer than the tests in it.
      { test: { ...shared, name: "rules", include: ofRules, isolate: false } },
      {
        test: {
          ...shared,
          name: "program",
          include: everything,
          exclude: [...ofRules, "**/node_modules/**"],
          globalSetup: "tests/global-setup.ts",
        },
      },
    ],
  },
});
