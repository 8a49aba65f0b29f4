import { describe, expect, it } from "vitest";
import { isRamadan } from "./ramadan.ts";

describe("Ramadan", () => {
  it.each([
    ["2026-02-17T20:59Z", false],
    ["2026-02-17T21:00Z", true],
    ["2026-03-01T12:00Z", true],
    ["2026-03-19T20:59Z", true],
    ["2026-03-19T21:00Z", false],
    ["2026-11-21T08:00Z", false],
    ["2027-02-10T12:00Z", true],
  ])("%s in Qatar: %s", (now, expected) => {
    expect(isRamadan(new Date(now), "Asia/Qatar")).toBe(expected);
  });
});
