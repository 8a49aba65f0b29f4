import type { Count } from "../check/run-steps.ts";
import { runProgram } from "../program.ts";
import { findChromium } from "./browser.ts";
import { countRun, countVitest, freshReport } from "./counts.ts";

/** Runs the unit, component, database and HTTP tests. */
export async function runProcessTests(filters: readonly string[]): Promise<Count> {
  const report = await freshReport("process");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram("vitest", ["run", ...reporters, ...filters], {
    show: true,
    env: { CHROMIUM_PATH: await findChromium() },
  });
  return countRun(report, code, countVitest);
}
