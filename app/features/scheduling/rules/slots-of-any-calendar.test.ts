import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { obviousSlots } from "../../../../tests/factories/booking/slots-oracle.ts";
import { howMany } from "../../../../tests/factories/how-much.ts";
import { findFreeSlots, type Timing } from "./slots.ts";

const workday: Timing[] = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "15:00" },
  { start: "15:00", end: "18:00" },
];
const weekdays = [workday, workday, workday, workday, workday, [], workday];
const spans = [
  ["07:00", "12:00"],
  ["07:30", "12:15"],
  ["08:00", "13:00"],
  ["13:00", "15:00"],
  ["15:00", "18:45"],
  ["16:00", "20:00"],
  ["21:00", "01:30"],
].map(([start = "", end = ""]) => ({ start, end }));
const anyTimings = fc.subarray(spans);
const today = Date.parse("2026-11-21") / 86_400_000;
const anyCenter = fc.record({
  id: fc.constantFrom("west-bay", "lusail"),
  timeZone: fc.constant("Asia/Qatar"),
  weekdays: fc.array(anyTimings, { minLength: 7, maxLength: 7 }),
  overrides: fc.array(
    fc
      .record({
        first: fc.integer({ min: 0, max: 95 }),
        days: fc.integer({ min: 0, max: 30 }),
        timings: anyTimings,
      })
      .map(({ first, days, timings }) => ({
        from: day(today + first),
        to: day(today + first + days),
        timings,
      })),
    { maxLength: 3 },
  ),
  bays: fc.integer({ min: 1, max: 0b111111 }),
  taken: fc
    .array(
      fc
        .record({
          halfHours: fc.integer({ min: 0, max: 10 * 48 }),
          bays: fc.integer({ min: 1, max: 0b111111 }),
        })
        .map(({ halfHours, bays }) => ({ unitStart: today * 1440 + halfHours * 30, bays })),
      { maxLength: 120 },
    )
    .map((units) => units.sort((a, b) => a.unitStart - b.unitStart)),
});
const anyQuery = fc
  .record({
    now: fc
      .integer({ min: 0, max: 2 * 86_400 })
      .map((seconds) => new Date(today * 86_400_000 + seconds * 1000)),
    from: fc.integer({ min: -3, max: 95 }),
    days: fc.integer({ min: 0, max: 40 }),
    centers: fc.array(anyCenter, { minLength: 1, maxLength: 2 }),
    hours: fc.constantFrom(1, 1, 2, 3, 5),
  })
  .map(({ now, from, days, centers, hours }) => ({
    now,
    hours,
    firstDay: today + from,
    lastDay: today + from + days,
    centers,
  }));
function day(dayNumber: number): string {
  return new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
}

describe("slots over any calendar", () => {
  it("are what the slow and obvious way finds", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(findFreeSlots(query)).toEqual(obviousSlots(query));
      }),
      { numRuns: howMany({ day: 100, night: 400 }) },
    );
  });

  it("start later than 24 hours from now in every query", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const blocks = (minutes: number) => Math.floor(minutes / 10);
        const limit = blocks(query.now.getTime() / 60_000) + 144;
        for (const { start } of findFreeSlots(query)) expect(blocks(start)).toBeGreaterThan(limit);
      }),
    );
  });

  it.each(["America/New_York", "Pacific/Auckland", "Asia/Qatar"])("are the same in a process of %s", (TZ) => {
    // Both zones change their clocks inside these dates.
    const script = `
      import { findFreeSlots } from "./slots.ts";
      const weekdays = ${JSON.stringify(weekdays)};
      const center = { id: "center", timeZone: "Asia/Qatar", weekdays, overrides: [], bays: 1, taken: [] };
      const slots = findFreeSlots({ now: new Date("2027-02-20T20:59:00Z"), firstDay: 20870, lastDay: 20960, centers: [center] });
      console.log(JSON.stringify(slots));`;
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: import.meta.dirname,
      env: { TZ },
      encoding: "utf8",
    });
    const query = {
      now: new Date("2027-02-20T20:59:00Z"),
      firstDay: 20870,
      lastDay: 20960,
      centers: [{ id: "center", timeZone: "Asia/Qatar", weekdays, overrides: [], bays: 1, taken: [] }],
    };
    expect(JSON.parse(printed)).toEqual(obviousSlots(query));
  });
});
