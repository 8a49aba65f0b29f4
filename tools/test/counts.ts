import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../program.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}
interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** What went wrong outside of its tests, as in what prepares them; empty if nothing did. */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    /** Milliseconds; a test that did not run has none. */
    readonly duration?: number | null;
    /** What went wrong, with the stack. */
    readonly failureMessages?: readonly string[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** How many passed, what failed, and how long each test took. */
export interface TestCount {
  readonly passed: number;
  /** Each its name, and below it, indented, the first lines of why: of a long run often only the end is kept. */
  readonly failures: readonly string[];
  readonly times: readonly TestTime[];
}
export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** Forgets the report of an earlier run, so that a run that dies cannot borrow it. */
export async function freshReport(name: string): Promise<string> {
  const file = join(root, "test-results", `${name}.json`);
  await rm(file, { force: true });
  return file;
}

/** A skipped test counts as failed: what was not seen to work does not work. */
export function countVitest({ numPassedTests, testResults }: VitestReport): TestCount {
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
    times: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
  };
}

function failuresOfFile({ name, status, message = "", assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status !== "passed")
    .map(({ fullName, status, failureMessages }) =>
      withReason(`${file}: ${fullName} (${status})`, failureMessages?.[0]),
    );
  const failedOutside = status === "failed" && (failures.length === 0 || message !== "");
  return failedOutside
    ? [withReason(`${file}: failed outside of its tests`, message), ...failures]
    : failures;
}

export function countPlaywright({ stats, suites }: PlaywrightReport): TestCount {
  const journeys = suites.flatMap(journeysOfSuite);
  return {
    passed: stats.expected,
    failures: journeys
      .filter(({ status }) => status !== "expected")
      .map(({ name, project, status, message }) => withReason(`${name} (${project}, ${status})`, message)),
    times: journeys.map(({ name, project, seconds }) => ({ name: `${name} (${project})`, seconds })),
  };
}

function journeysOfSuite({ specs, suites = [] }: PlaywrightSuite): Journey[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      name: `tests/e2e/${file}: ${title}`,
      project: projectName,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      message: results.find(({ error }) => error !== undefined)?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(journeysOfSuite)];
}

interface Journey extends TestTime {
  readonly project: string;
  readonly status: string;
  readonly message: string | undefined;
}

const linesOfReason = 8;

function withReason(failure: string, message: string | undefined): string {
  if (message === undefined) return failure;
  const lines = stripVTControlCharacters(message).split("\n").filter(Boolean).slice(0, linesOfReason);
  return [failure, ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * The count of a run from its report. A run that failed outside of any test (a file that does not load, no test at
 * all, a crash) counts as one failure.
 */
export async function countRun<Report>(
  file: string,
  code: number,
  count: (report: Report) => TestCount,
): Promise<TestCount> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  const { passed, failures, times } = text === undefined ? nothing : count(JSON.parse(text) as Report);
  const failedOutside = failures.length === 0 && (code !== 0 || passed === 0);
  return {
    passed,
    failures: failedOutside ? [`${relative(root, file)}: failed outside of its tests`] : failures,
    times,
  };
}

export const nothing: TestCount = { passed: 0, failures: [], times: [] };

export function sumOf(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    times: counts.flatMap(({ times }) => times),
  };
}

/** The slowest tests of a run, a line each. */
export function slowestOf({ times }: TestCount, count = 20): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
