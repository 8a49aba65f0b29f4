import { describe, expect, test } from "vitest";
import { coverLeft } from "./cover-left.ts";

const today = "2026-11-21";
const terms = { runtimeMonths: 36, lastDay: "2027-11-21", limitKm: 60_000 };

describe("the time left", () => {
  test.each([
    ["2030-01-25", { years: 3, months: 2, days: 0 }],
    ["2029-11-21", { years: 3, months: 0, days: 0 }],
    ["2029-11-20", { years: 2, months: 11, days: 0 }],
    ["2026-12-21", { years: 0, months: 1, days: 0 }],
    ["2026-12-20", { years: 0, months: 0, days: 29 }],
    ["2026-11-22", { years: 0, months: 0, days: 1 }],
    ["2026-11-21", { years: 0, months: 0, days: 0 }],
    ["2026-11-20", undefined],
  ])("until %s", (lastDay, left) => {
    expect(coverLeft({ ...terms, lastDay }, 0, today).time).toEqual(left);
  });
  test("counts from the last day of a month", () => {
    expect(coverLeft({ ...terms, lastDay: "2027-02-28" }, 0, "2026-12-31").time).toMatchObject({ months: 1 });
  });
});

describe("the share left", () => {
  test("of time and distance", () => {
    const left = coverLeft(terms, 45_000, today);
    expect(left.timeShare).toBeCloseTo(1 / 3, 2);
    expect([left.km, left.kmShare]).toEqual([15_000, 0.25]);
  });
  test("is nothing after the end, and never more than all", () => {
    expect(coverLeft({ ...terms, lastDay: "2026-01-01" }, 70_000, today)).toMatchObject({
      timeShare: 0,
      km: 0,
      kmShare: 0,
    });
    expect(coverLeft({ ...terms, lastDay: "2031-01-01" }, 0, today)).toMatchObject({
      timeShare: 1,
      kmShare: 1,
    });
  });
  test("of a distance without limit is all of it, and never soon over", () => {
    const unlimited = { ...terms, lastDay: "2028-11-21", limitKm: null };
    const left = { km: null, kmShare: 1, isSoonOver: false };
    expect(coverLeft(unlimited, 999_999, today)).toMatchObject(left);
  });
  test("of nothing is nothing", () => {
    expect(coverLeft({ ...terms, runtimeMonths: 0, limitKm: 0 }, 0, today)).toMatchObject({
      timeShare: 0,
      kmShare: 0,
    });
  });
});

test.each([
  ["both are far", "2028-11-21", 10_000, false],
  ["120 days are left", "2027-03-21", 10_000, true],
  ["121 days are left", "2027-03-22", 10_000, false],
  ["3,000 km are left", "2028-11-21", 57_000, true],
  ["3,001 km are left", "2028-11-21", 56_999, false],
  ["the last day and the last kilometer", "2026-11-21", 60_000, true],
  ["the time is over", "2026-11-20", 10_000, false],
  ["the distance is over", "2027-01-01", 60_001, false],
])("it is soon over: %s", (_, lastDay, mileage, isSoonOver) => {
  expect(coverLeft({ ...terms, lastDay }, mileage, today).isSoonOver).toBe(isSoonOver);
});
