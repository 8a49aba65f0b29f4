import type { Count } from "../check/run-steps.ts";
import { runProgram } from "../program.ts";
import { countRun, countVitest, freshReport } from "./counts.ts";

/** Runs the unit, database and HTTP tests. */
export async function runProcessTests(filters: readonly string[]): Promise<Count> {
  const report = await freshReport("process");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram("vitest", ["run", ...reporters, ...filters], { show: true });
  return countRun(report, code, countVitest);
}
