import { runProgram } from "../program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { findChromium } from "./browser.ts";
import { readImports } from "./changed/import-graph.ts";
import { startsBuiltSite } from "./changed/starts-built-site.ts";
import { countRun, countVitest, freshReport, sumOf, type TestCount } from "./counts.ts";

/** Runs the unit, component, database and HTTP tests; the site is built first where one of them starts it. */
export async function runProcessTests(filters: readonly string[]): Promise<TestCount> {
  if (startsBuiltSite(filters, await readImports())) await buildSiteIfNeeded();
  const chromium = await findChromium();
  if (filters.length > 0) return runVitest("process", filters, { chromium });
  // The page of the components is one, and mostly waits for itself: all others run beside it.
  const components = runVitest("components", ["--project=components"], { chromium, isBeside: true });
  return sumOf([await runVitest("process", ["--project=!components"], { chromium }), await components]);
}

interface Vitest {
  readonly chromium: string;
  /** Says what it said once it has ended. */
  readonly isBeside?: boolean;
}

async function runVitest(
  name: string,
  options: readonly string[],
  { chromium, isBeside = false }: Vitest,
): Promise<TestCount> {
  const report = await freshReport(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await runProgram("vitest", ["run", ...reporters, ...options], {
    show: !isBeside,
    env: { CHROMIUM_PATH: chromium },
  });
  if (isBeside) process.stdout.write(output);
  return countRun(report, code, countVitest);
}
