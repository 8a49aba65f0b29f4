import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runSteps } from "../../check/run-steps.ts";
import { checkTypes, type Step } from "../../check/steps.ts";
import { root, runProgram } from "../../program.ts";
import { buildSiteIfNeeded } from "../../site/build-site.ts";
import { runBrowserTests } from "../browser-tests.ts";
import { nothing, sumOf, type TestCount } from "../counts.ts";
import type { Phases } from "../phases.ts";
import { runProcessTests } from "../process-tests.ts";
import { readImports } from "./import-graph.ts";
import { selectTests } from "./select-tests.ts";

/**
 * Proves what changed against a base in a minute: format, lint and types of the changed files, and the tests that they
 * concern. Says what it leaves out.
 */
export async function runChanged(phases: Phases, base = "main"): Promise<TestCount> {
  const changed = changedFiles(base);
  if (changed.length === 0) {
    process.stdout.write(`nothing differs from ${base}\n`);
    return { ...nothing, passed: 1 };
  }
  const { tests, journeys, leftOut } = selectTests(changed, await readImports());
  process.stdout.write(`${changed.length} files differ from ${base}: ${tests.length} test files\n`);
  const checks = phases.time("check", () => runSteps(stepsFor(changed)));
  const processTests =
    tests.length === 0 ? nothing : await phases.time("process", () => runProcessTests(tests));
  const checked = { ...(await checks), times: [] };
  const hasFailed = process.env.MARSA_TEST_BAIL !== undefined && processTests.failures.length > 0;
  const browser = await runJourneys(phases, hasFailed ? [] : journeys);
  process.stdout.write(`\n== left out\n${leftOutLines(leftOut, journeys).join("\n")}\n`);
  return sumOf([checked, processTests, browser]);
}

async function runJourneys(phases: Phases, journeys: readonly string[]): Promise<TestCount> {
  if (journeys.length === 0) return nothing;
  await phases.time("build", buildSiteIfNeeded);
  return phases.time("browser", () => runBrowserTests(journeys));
}

/** Changed and new files since the change left its base; what was removed is judged by the types. */
function changedFiles(base: string): string[] {
  const git = (...options: string[]) =>
    execFileSync("git", [...options, "-z"], { cwd: root, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  const from = execFileSync("git", ["merge-base", base, "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const files = [...git("diff", "--name-only", from), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

function stepsFor(changed: readonly string[]): Step[] {
  return [
    { name: "types", run: checkTypes },
    {
      name: "format and lint",
      run: async () => {
        const options = ["check", "--no-errors-on-unmatched", "--files-ignore-unknown=true"];
        const { code, output } = await runProgram("biome", [...options, ...changed]);
        return { errors: code === 0 ? [] : [output.trim()] };
      },
    },
  ];
}

function leftOutLines(leftOut: readonly string[], journeys: readonly string[]): string[] {
  const folders = new Map<string, number>();
  for (const file of leftOut) {
    const folder = file
      .split("/")
      .slice(0, file.startsWith("app/features/") ? 3 : 2)
      .join("/");
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [
    "the other checks of npm run check",
    journeys.length === 0 ? "all journeys" : "the other journeys",
    ...[...folders].map(
      ([folder, count]) => `${folder}: ${count} test files that import it from further away`,
    ),
  ];
}
