import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInMaintenance, nextChange, secondsLeft, testWindow } from "./maintenance.ts";

/** The first recorded window (product/behavior.md#maintenance-window). */
const windows = [{ from: "2025-08-20T20:00:00+03:00", until: "2025-08-23T08:00:00+03:00" }];
const at = (now: string, search = "") =>
  isInMaintenance(windows, { now: new Date(now), search, zone: "Asia/Qatar" });

test.each([
  ["2025-08-20T16:59:59Z", false],
  ["2025-08-20T17:00:00Z", true],
  ["2025-08-22T12:00:00Z", true],
  ["2025-08-23T04:59:59Z", true],
  ["2025-08-23T05:00:00Z", false],
])("at %s maintenance is on: %s", (now, expected) => {
  expect(at(now)).toBe(expected);
});

const two = [...windows, { from: "2025-08-23T07:00:00+03:00", until: "2025-08-23T10:00:00+03:00" }];

test.each([
  ["2025-08-01T00:00:00Z", "2025-08-20T17:00:00.000Z"],
  ["2025-08-20T17:00:00Z", "2025-08-23T04:00:00.000Z"],
  ["2025-08-23T04:00:00Z", "2025-08-23T05:00:00.000Z"],
  ["2025-08-23T05:00:00Z", "2025-08-23T07:00:00.000Z"],
  ["2025-08-23T07:00:00Z", undefined],
])("what a page says of maintenance at %s holds until %s", (now, expected) => {
  expect(nextChange(two, new Date(now))?.toISOString()).toBe(expected);
});

test("between two changes maintenance stays as it is", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2025-08-19"), max: new Date("2025-08-24"), noInvalidDate: true }),
      (now) => {
        const change = nextChange(two, now);
        if (change === undefined) return;
        expect(secondsLeft(two, new Date(change.getTime() - 1)) !== undefined).toBe(
          secondsLeft(two, now) !== undefined,
        );
      },
    ),
  );
});

test.each([
  ["2025-08-20T16:59:59Z", undefined],
  ["2025-08-23T04:59:59.500Z", 7_201],
  ["2025-08-23T05:00:00Z", 7_200],
  ["2025-08-23T06:59:59.500Z", 1],
])("at %s maintenance is over in %s seconds", (now, expected) => {
  expect(secondsLeft(two, new Date(now))).toBe(expected);
});

describe("the test mode", () => {
  test("is always in its window, and requested by its exact value only", () => {
    for (const hour of ["00", "07", "08", "11", "23"]) {
      expect(at(`2026-11-21T${hour}:00:00Z`, "?lang=en&testMaintenance=true")).toBe(true);
      expect(at(`2026-11-21T${hour}:00:00Z`, "?testMaintenance=1")).toBe(false);
    }
  });

  test.each([
    // 21:30 in London is already the 22nd in Doha.
    ["2026-11-21T06:00:00Z", "Asia/Qatar", "2026-11-20T08:00:00.000Z", "2026-11-22T08:00:00.000Z"],
    ["2026-11-21T21:30:00Z", "Asia/Qatar", "2026-11-21T08:00:00.000Z", "2026-11-23T08:00:00.000Z"],
    ["2026-11-21T03:00:00Z", "America/New_York", "2026-11-19T16:00:00.000Z", "2026-11-21T16:00:00.000Z"],
  ])("at %s in %s: 11:00 of yesterday, for 48 hours", (now, zone, from, until) => {
    expect(testWindow(new Date(now), zone)).toEqual({ from, until });
  });
});
