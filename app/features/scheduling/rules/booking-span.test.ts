import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bookingSpan } from "./booking-span.ts";
import { findFreeSlots } from "./slots.ts";
import { wallClock } from "./wall-time.ts";

const iso = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
const day = (text: string) => Date.parse(text) / 86_400_000;

describe("which starts may be booked", () => {
  test.each([
    // Both cut to ten minutes, and strictly more than a day: 10:07 counts as 10:00, so 10:10 is the first.
    ["2026-11-21T10:07:00Z", {}, "2026-11-22T10:10", "2027-02-21T21:00"],
    ["2026-11-21T10:00:00Z", {}, "2026-11-22T10:10", "2027-02-21T21:00"],
    // Days of the center's zone: Qatar's midnight is 21:00 UTC of the day before.
    [
      "2026-11-21T10:00:00Z",
      { firstDay: day("2026-12-01"), lastDay: day("2026-12-01") },
      "2026-11-30T21:00",
      "2026-12-01T21:00",
    ],
    // The end of a shorter month, and of February in a leap year.
    ["2026-11-30T10:00:00Z", {}, "2026-12-01T10:10", "2027-02-28T21:00"],
    ["2027-11-30T10:00:00Z", {}, "2027-12-01T10:10", "2028-02-29T21:00"],
    // 22:00 UTC is tomorrow in Qatar.
    ["2026-11-30T22:00:00Z", {}, "2026-12-01T22:10", "2027-03-01T21:00"],
  ])("at %s with %j: from %s until %s", (now, days, from, to) => {
    const span = bookingSpan(new Date(now), "Asia/Qatar", days);
    expect([iso(span.from), iso(span.to)]).toEqual([from, to]);
  });

  it("is what the slots of our own centers keep to", () => {
    const zones = fc.constantFrom("Asia/Qatar", "America/New_York", "Asia/Kathmandu", "Pacific/Apia");
    const instants = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2028-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, zones, (now, timeZone) => {
        const open = Array.from({ length: 7 }, () => [{ start: "00:00", end: "00:00" }]);
        const center = { id: "c", timeZone, weekdays: open, overrides: [], bays: 1, taken: [] };
        const today = wallClock(timeZone).dayNumberAt(Math.floor(now.getTime() / 60_000));
        const query = { now, firstDay: today, lastDay: today + 100, centers: [center] };
        const starts = findFreeSlots(query).map(({ start }) => start);
        const { from, to } = bookingSpan(now, timeZone);
        expect(Math.min(...starts)).toBeGreaterThanOrEqual(from);
        expect(Math.min(...starts) - from).toBeLessThan(60);
        expect(Math.max(...starts)).toBeLessThan(to);
        expect(to - Math.max(...starts)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 100 },
    );
  });
});
