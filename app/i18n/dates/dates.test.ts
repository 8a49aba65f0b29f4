import { afterEach, describe, expect, it, test, vi } from "vitest";
import {
  addDays,
  addMonths,
  dayIn,
  dayInBrief,
  dayInWords,
  daysBetween,
  groupedNumber,
  monthOf,
  startOfNextDay,
  timeIn,
  weekdayInBrief,
  weekdayInWords,
} from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

describe("instants in a zone", () => {
  it.each(["America/New_York", "Pacific/Auckland", "UTC"])(
    "read the same when the browser stands in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(dayIn("2026-11-30T21:30:00Z", "Asia/Qatar")).toBe("2026-12-01");
      expect(timeIn("2026-11-30T21:30:00Z", "Asia/Qatar")).toBe("00:30");
      expect(timeIn("2026-12-01T05:00:00Z", "Asia/Qatar")).toBe("08:00");
      expect(dayInWords("2026-12-01", "en")).toMatch(/^Tuesday,? 1 December 2026$/);
    },
  );
});

describe("days in words", () => {
  it("are Arabic words with Latin digits in Arabic", () => {
    expect(dayInWords("2026-12-01", "ar")).toMatch(/^الثلاثاء،? 1 ديسمبر 2026$/);
    expect(dayInBrief("2026-12-01", "ar")).toMatch(/^الثلاثاء،? 1 ديسمبر$/);
  });
  it("are short where room is short", () => {
    expect(dayInBrief("2026-12-01", "en")).toMatch(/^Tue,? 1 Dec$/);
  });
});

test.each([
  ["en", "Sunday"],
  ["ar", "الأحد"],
] as const)("the name of a day in %s", (language, name) => {
  expect(weekdayInWords("2026-11-22", language)).toBe(name);
});

test.each([
  ["en", ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]],
  ["ar", ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"]],
] as const)("the names of days in a narrow place in %s", (language, names) => {
  const week = names.map((_, index) => weekdayInBrief(addDays("2026-11-22", index), language));
  expect(week).toEqual(names);
});

describe("counting days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2028-02-28", 1, "2028-02-29"],
  ])("%s and %i days is %s", (day, days, expected) => expect(addDays(day, days)).toBe(expected));

  it.each([
    ["2026-11-21", 3, "2027-02-21"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-01-31", 1, "2026-02-28"],
  ])("%s and %i months is %s", (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

  it("knows the month of a day", () => expect(monthOf("2026-12-01")).toBe("2026-12"));
});

it("groups thousands with Latin digits in both languages", () => {
  expect([groupedNumber(41_200, "en"), groupedNumber(41_200, "ar")]).toEqual(["41,200", "41,200"]);
});

it.each([
  ["2026-11-21T20:59:59Z", "Asia/Qatar", "2026-11-21T21:00:00.000Z"],
  ["2026-11-21T21:00:00Z", "Asia/Qatar", "2026-11-22T21:00:00.000Z"],
  ["2026-03-08T06:00:00Z", "America/New_York", "2026-03-09T04:00:00.000Z"],
  ["2026-09-05T12:00:00Z", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-01-01T00:00:00Z", "Asia/Kathmandu", "2026-01-01T18:15:00.000Z"],
])("after %s the next day in %s begins at %s", (instant, zone, expected) => {
  expect(startOfNextDay(new Date(instant), zone).toISOString()).toBe(expected);
});

it("counts days between two of them, over a change of clocks as well", () => {
  expect(daysBetween("2026-11-21", "2026-11-21")).toBe(0);
  expect(daysBetween("2026-02-27", "2026-03-02")).toBe(3);
  expect(daysBetween("2026-11-21", "2026-11-15")).toBe(-6);
});
