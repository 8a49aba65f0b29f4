import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Count } from "../check/run-steps.ts";
import { root } from "../program.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Forgets the report of an earlier run, so that a run that dies cannot borrow it. */
export async function freshReport(name: string): Promise<string> {
  const file = join(root, "test-results", `${name}.json`);
  await rm(file, { force: true });
  return file;
}

/** A skipped test counts as failed: what was not seen to work does not work. */
export function countVitest(report: VitestReport): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

export function countPlaywright({ stats }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
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
  const { passed, failed } =
    text === undefined ? { passed: 0, failed: 0 } : count(JSON.parse(text) as Report);
  const failedOutside = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: failedOutside ? 1 : failed };
}
