import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../program.ts";
import { countPlaywright, countRun, countVitest, slowestOf, sumOf } from "./counts.ts";

describe("the last line of npm test", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "counts-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = async (code: number, report: object | undefined) => {
    const path = join(folder, "report.json");
    await rm(path, { force: true });
    if (report) await writeFile(path, JSON.stringify(report));
    return countRun(path, code, countVitest);
  };
  const file = (status: string, ...tests: string[]) => ({
    name: join(root, "app/slots.test.ts"),
    status,
    assertionResults: tests.map((test) => ({ fullName: `slots: ${test}`, status: test, duration: 250 })),
  });
  const report = { numPassedTests: 7, testResults: [file("passed", "passed")] };

  it("counts what passed and names what failed", async () => {
    const times = [{ name: "app/slots.test.ts: slots: passed", seconds: 0.25 }];
    expect(await run(0, report)).toEqual({ passed: 7, failures: [], times });
    const testResults = [file("failed", "passed", "failed")];
    const failures = ["app/slots.test.ts: slots: failed (failed)"];
    expect(await run(1, { ...report, testResults })).toMatchObject({ passed: 7, failures });
  });

  it("says the first lines of why something failed, without their colors", async () => {
    const failed = file("failed", "failed");
    const failureMessages = ["\u001b[31mError\u001b[39m: no\n\n1\n2\n3\n4\n5\n6\n7\n8"];
    const testResults = [
      { ...failed, assertionResults: [{ ...failed.assertionResults[0], failureMessages }] },
    ];
    const { failures } = await run(1, { ...report, testResults });
    const why = ["Error: no", 1, 2, 3, 4, 5, 6, 7].map((line) => `    ${line}`);
    expect(failures).toEqual([["app/slots.test.ts: slots: failed (failed)", ...why].join("\n")]);
  });

  it("counts skipped and postponed tests as failed", async () => {
    const testResults = [file("passed", "pending", "todo")];
    const failures = ["app/slots.test.ts: slots: pending (pending)", "app/slots.test.ts: slots: todo (todo)"];
    expect(await run(0, { ...report, testResults })).toMatchObject({ passed: 7, failures });
  });

  it("finds the journeys that failed, passed at the second try or were left out, at any depth", () => {
    const errorOf = (status: string) => (status === "unexpected" ? { message: "no menu" } : undefined);
    const spec = (title: string, status: string) => ({
      title,
      file: "home.spec.ts",
      tests: [
        { projectName: "en-1280", status, results: [{ duration: 4_000, error: errorOf(status) }] },
        { projectName: "ar-390", status: "expected" },
      ],
    });
    const suites = [
      {
        specs: [spec("opens", "expected"), spec("closes", "unexpected")],
        suites: [{ specs: [spec("turns", "flaky"), spec("waits", "skipped")] }],
      },
    ];
    const counted = countPlaywright({ stats: { expected: 5 }, suites });
    expect(slowestOf(sumOf([counted, counted]), 1)).toEqual([
      "   4.0 s  tests/e2e/home.spec.ts: opens (en-1280)",
    ]);
    expect(counted).toMatchObject({
      passed: 5,
      failures: [
        "tests/e2e/home.spec.ts: closes (en-1280, unexpected)\n    no menu",
        "tests/e2e/home.spec.ts: turns (en-1280, flaky)",
        "tests/e2e/home.spec.ts: waits (en-1280, skipped)",
      ],
    });
  });

  it("names a file that failed outside of its tests", async () => {
    const testResults = [file("failed"), file("passed", "passed")];
    const failures = ["app/slots.test.ts: failed outside of its tests"];
    expect(await run(1, { ...report, testResults })).toMatchObject({ passed: 7, failures });
  });

  it("says why the tests of a file were skipped that was not prepared", async () => {
    const testResults = [{ ...file("failed", "skipped"), message: "no table" }];
    const failures = [
      "app/slots.test.ts: failed outside of its tests\n    no table",
      "app/slots.test.ts: slots: skipped (skipped)",
    ];
    expect(await run(1, { ...report, testResults })).toMatchObject({ passed: 7, failures });
  });

  it("counts a run as failed that broke outside its tests, found none, or left no report", async () => {
    const failed = (passed: number) => ({
      passed,
      failures: [expect.stringMatching(/report\.json: failed outside of its tests$/)],
    });
    expect(await run(1, report)).toMatchObject(failed(7));
    expect(await run(0, { ...report, numPassedTests: 0 })).toMatchObject(failed(0));
    expect(await run(0, undefined)).toMatchObject(failed(0));
  });
});
