import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Count } from "../check/run-steps.ts";
import { root } from "../program.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}
interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Forgets the report of an earlier run, so that a run that dies cannot borrow it. */
export async function freshReport(name: string): Promise<string> {
  const file = join(root, "test-results", `${name}.json`);
  await rm(file, { force: true });
  return file;
}

/** A skipped test counts as failed: what was not seen to work does not work. */
export function countVitest({ numPassedTests, testResults }: VitestReport): Count {
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) };
}

function failuresOfFile({ name, status, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status !== "passed")
    .map((test) => `${file}: ${test.fullName} (${test.status})`);
  return status === "failed" && failures.length === 0 ? [`${file}: failed outside of its tests`] : failures;
}

export function countPlaywright({ stats, suites }: PlaywrightReport): Count {
  return { passed: stats.expected, failures: suites.flatMap(failuresOfSuite) };
}

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ projectName, status }) => `tests/e2e/${file}: ${title} (${projectName}, ${status})`),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * The count of a run from its report. A run that failed outside of any test (a file that does not load, no test at
 * all, a crash) counts as one failure.
 */
export async function countRun<Report>(
  file: string,
  code: number,
  count: (report: Report) => Count,
): Promise<Count> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const { passed, failures } =
    text === undefined ? { passed: 0, failures: [] } : count(JSON.parse(text) as Report);
  const failedOutside = failures.length === 0 && (code !== 0 || passed === 0);
  return {
    passed,
    failures: failedOutside ? [`${relative(root, file)}: failed outside of its tests`] : failures,
  };
}
