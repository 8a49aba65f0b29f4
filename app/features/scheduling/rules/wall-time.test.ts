import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumberOf, dayOf, monthsLater, weekdayOf } from "./calendar-days.ts";
import { wallClock } from "./wall-time.ts";

describe("wall time", () => {
  it.each([
    ["Asia/Qatar", "2026-03-08", 9 * 60, "2026-03-08T06:00:00.000Z"],
    ["America/New_York", "2026-03-08", 60, "2026-03-08T06:00:00.000Z"],
    ["America/New_York", "2026-03-08", 9 * 60, "2026-03-08T13:00:00.000Z"],
    ["Pacific/Auckland", "2026-04-05", 9 * 60, "2026-04-04T21:00:00.000Z"],
    ["Asia/Kolkata", "2026-04-05", 1500, "2026-04-05T19:30:00.000Z"],
    ["America/St_Johns", "2026-12-01", 9 * 60, "2026-12-01T12:30:00.000Z"],
    ["UTC", "2026-12-01", 9 * 60, "2026-12-01T09:00:00.000Z"],
  ])("of %s on %s at minute %i is %s", (zone, day, minute, utc) => {
    const utcMinute = wallClock(zone).toUtcMinute(dayNumberOf(day) ?? 0, minute);
    expect(new Date(utcMinute * 60_000).toISOString()).toBe(utc);
  });
  it("knows the day of an instant in its zone", () => {
    const minute = Date.parse("2026-11-21T21:30:00Z") / 60_000;
    expect(dayOf(wallClock("Asia/Qatar").dayNumberAt(minute))).toBe("2026-11-22");
    expect(dayOf(wallClock("America/New_York").dayNumberAt(minute))).toBe("2026-11-21");
  });
  describe("is what the clocks of the zone show", () => {
    const zones = [
      "Asia/Qatar",
      "America/New_York",
      "Pacific/Auckland",
      "America/St_Johns",
      "Asia/Kathmandu",
    ];
    const anyZone = fc.constantFrom(...zones);
    const shownAt = (timeZone: string, utcMinute: number) =>
      new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
        utcMinute * 60_000,
      );

    // Clocks change at two or three in the morning: after that each minute is there once.
    it("on any day from four in the morning on", () => {
      const [days, minutes] = [fc.integer({ min: 20_000, max: 22_000 }), fc.integer({ min: 240, max: 1439 })];
      fc.assert(
        fc.property(anyZone, days, minutes, (zone, day, minute) => {
          const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
          const shown = shownAt(zone, wallClock(zone).toUtcMinute(day, minute));
          expect(shown).toBe(`${dayOf(day)} ${time.join(":")}`);
        }),
        { numRuns: 1_000 },
      );
    });

    it("at any instant, as far as its day goes", () => {
      fc.assert(
        fc.property(anyZone, fc.integer({ min: 20_000 * 1440, max: 22_000 * 1440 }), (zone, utcMinute) => {
          const day = wallClock(zone).dayNumberAt(utcMinute);
          expect(dayOf(day)).toBe(shownAt(zone, utcMinute).slice(0, 10));
        }),
        { numRuns: 1_000 },
      );
    });
  });
});

describe("calendar days", () => {
  it.each(["2026-02-30", "2026-13-01", "tomorrow", "2026-2-3", "", "2026-02-03T00:00:00Z"])(
    "refuse %j, which is none",
    (text) => expect(dayNumberOf(text)).toBeUndefined(),
  );
  it("come back as written", () => {
    fc.assert(fc.property(fc.integer({ min: -1000, max: 60_000 }), (day) => dayNumberOf(dayOf(day)) === day));
  });
  it("have the weekday of the calendar, also before 1970", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 60_000 }), (day) => {
        expect(weekdayOf(day)).toBe(new Date(day * 86_400_000).getUTCDay());
      }),
    );
  });
  it.each([
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-11-21", 3, "2027-02-21"],
    ["2027-01-31", 3, "2027-04-30"],
  ])("%s and %i months are %s", (day, months, later) => {
    expect(dayOf(monthsLater(dayNumberOf(day) ?? 0, months))).toBe(later);
  });
});
