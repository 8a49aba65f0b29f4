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
  ])("of %s on %s at minute %i is %s", (zone, day, minute, utc) => {
    const utcMinute = wallClock(zone).toUtcMinute(dayNumberOf(day) ?? 0, minute);
    expect(new Date(utcMinute * 60_000).toISOString()).toBe(utc);
  });
  it("knows the day of an instant in its zone", () => {
    const minute = Date.parse("2026-11-21T21:30:00Z") / 60_000;
    expect(dayOf(wallClock("Asia/Qatar").dayNumberAt(minute))).toBe("2026-11-22");
    expect(dayOf(wallClock("America/New_York").dayNumberAt(minute))).toBe("2026-11-21");
  });
});

describe("calendar days", () => {
  it("refuse days that do not exist", () => {
    expect(dayNumberOf("2026-02-30")).toBeUndefined();
    expect(dayNumberOf("tomorrow")).toBeUndefined();
  });
  it("come back as written", () => {
    fc.assert(fc.property(fc.integer({ min: -1000, max: 60_000 }), (day) => dayNumberOf(dayOf(day)) === day));
  });
  it("have the weekday of the calendar", () => {
    expect(weekdayOf(dayNumberOf("2026-11-27") ?? 0)).toBe(5);
  });
  it.each([
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-11-21", 3, "2027-02-21"],
    ["2027-01-31", 3, "2027-04-30"],
  ])("%s and %i months are %s", (day, months, later) => {
    expect(dayOf(monthsLater(dayNumberOf(day) ?? 0, months))).toBe(later);
  });
});
