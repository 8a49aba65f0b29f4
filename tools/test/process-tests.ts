import { runProgram } from "../program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { findChromium } from "./browser.ts";
import { readImports } from "./changed/import-graph.ts";
import { startsBuiltSite } from "./changed/starts-built-site.ts";
import { countRun, countVitest, freshReport, type TestCount } from "./counts.ts";

/** Runs the unit, component, database and HTTP tests; the site is built first where one of them starts it. */
export async function runProcessTests(filters: readonly string[]): Promise<TestCount> {
  if (startsBuiltSite(filters, await readImports())) await buildSiteIfNeeded();
  const report = await freshReport("process");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram("vitest", ["run", ...reporters, ...filters], {
    show: true,
    env: { CHROMIUM_PATH: await findChromium() },
  });
  return countRun(report, code, countVitest);
}
