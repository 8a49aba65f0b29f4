import { afterEach, describe, expect, test } from "vitest";
import { market, setMarket } from "#app/i18n/market.ts";
import { dayByKey, daysOf, hoursInBrief, hoursInFull, monthsFrom, weeksOf } from "./months.ts";

const before = market();
afterEach(() => setMarket(before));
const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");
const night = [{ start: "20:00", end: "02:00" }];
const shifts = [
  { start: "07:00", end: "12:00" },
  { start: "13:00", end: "15:00" },
  { start: "15:00", end: "19:30" },
];

test("three months are shown, also over the end of a year, and read from first to last day", () => {
  const months = monthsFrom("2026-12");
  expect(months).toEqual(["2026-12", "2027-01", "2027-02"]);
  expect(daysOf(months)).toEqual({ from: "2026-12-01", to: "2027-02-28" });
});

test.each([
  ["2026-11", 5, "2026-11-01"],
  ["2026-12", 5, null],
  ["2026-02", 4, "2026-02-01"],
  ["2026-05", 6, null],
])("%s has %i weeks of seven places, Sunday first", (month, count, first) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(Number(daysOf([month]).to.slice(8)));
});

describe("hours", () => {
  test("in full name each span, those that meet as one", () => {
    expect(plain(hoursInFull(shifts, "en"))).toBe("7:00 am – 12:00 pm and 1:00 pm – 7:30 pm");
    expect(plain(hoursInFull(shifts, "ar"))).toBe("من 7:00 ص إلى 12:00 ظهراً ومن 1:00 م إلى 7:30 م");
    expect(plain(hoursInFull(night, "ar"))).toBe("من 8:00 م إلى 2:00 ص");
  });

  test("in brief say when a day opens first and closes last", () => {
    expect(hoursInBrief(shifts, "en")?.map(plain)).toEqual(["7 am", "7:30 pm"]);
    expect(hoursInBrief(night, "ar")?.map(plain)).toEqual(["8 م", "2 ص"]);
    expect(hoursInBrief([], "en")).toBeUndefined();
  });

  test("stay whole on a clock of 24 hours", () => {
    setMarket({ ...before, clock: "24-hour" });
    expect(hoursInBrief(shifts, "en")).toEqual(["07:00", "19:30"]);
  });
});

describe("a key leads", () => {
  const span = { from: "2026-11-01", to: "2027-01-31" };
  test.each([
    ["ArrowRight", false, "2026-12-01"],
    ["ArrowLeft", false, "2026-11-29"],
    ["ArrowRight", true, "2026-11-29"],
    ["ArrowLeft", true, "2026-12-01"],
    ["ArrowDown", true, "2026-12-07"],
    ["ArrowUp", false, "2026-11-23"],
    ["Home", true, "2026-11-29"],
    ["End", false, "2026-12-05"],
    ["a", false, undefined],
  ])("%s (right to left: %s) from a Monday to %s", (key, isRtl, day) => {
    expect(dayByKey("2026-11-30", key, { isRtl, ...span })).toBe(day);
  });

  test("never beyond the months that are shown", () => {
    expect(dayByKey("2026-11-03", "ArrowUp", { isRtl: false, ...span })).toBe("2026-11-01");
    expect(dayByKey("2027-01-31", "ArrowLeft", { isRtl: true, ...span })).toBe("2027-01-31");
  });
});
