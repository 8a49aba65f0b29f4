import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPlaywright, countRun, countVitest } from "./counts.ts";

describe("the last line of npm test", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "counts-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = async (code: number, report: object | undefined) => {
    const file = join(folder, "report.json");
    await rm(file, { force: true });
    if (report) await writeFile(file, JSON.stringify(report));
    return countRun(file, code, countVitest);
  };
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it("counts what passed and what failed", async () => {
    expect(await run(0, report)).toEqual({ passed: 7, failed: 0 });
    expect(await run(1, { ...report, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
  });

  it("counts skipped and postponed tests as failed", async () => {
    expect(await run(0, { ...report, numPendingTests: 1, numTodoTests: 1 })).toEqual({
      passed: 7,
      failed: 2,
    });
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 3 });
  });

  it("counts a run as failed that broke outside its tests, found none, or left no report", async () => {
    expect(await run(1, report)).toEqual({ passed: 7, failed: 1 });
    expect(await run(0, { ...report, numPassedTests: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(await run(0, undefined)).toEqual({ passed: 0, failed: 1 });
  });
});
