import { describe, expect, test } from "vitest";
import { afterUnpaid, graceMs } from "./reconciling.ts";

const expiresAt = new Date("2026-03-01T10:00:00Z");
const at = (ms: number) => new Date(expiresAt.getTime() + ms);

describe("an attempt that is still unpaid", () => {
  test.each([
    ["before its end", { isGivenUp: false, canVoid: true }, -1, "wait"],
    ["within the grace", { isGivenUp: false, canVoid: true }, graceMs - 1, "wait"],
    ["after the grace", { isGivenUp: false, canVoid: true }, graceMs, "void"],
    [
      "after the grace, where the gateway closes nothing",
      { isGivenUp: false, canVoid: false },
      graceMs,
      "expire",
    ],
    ["given up before its end", { isGivenUp: true, canVoid: true }, -1, "void"],
    ["given up, where the gateway closes nothing", { isGivenUp: true, canVoid: false }, -1, "wait"],
  ] as const)("%s", (_, facts, ms, expected) => {
    expect(afterUnpaid({ expiresAt, ...facts }, at(ms))).toBe(expected);
  });
});
