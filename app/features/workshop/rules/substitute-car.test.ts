import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/i18n/dates/dates.ts";
import { substituteClock, substituteRules } from "./substitute-car.ts";

const job = (lastDay: string, checkedInDay = "2026-11-01") => ({ isWarranty: true, checkedInDay, lastDay });

describe("the clock of a warranty job", () => {
  test.each([
    ["2026-11-01", 1, false, false],
    ["2026-11-12", 12, false, false],
    ["2026-11-13", 13, true, false],
    ["2026-11-15", 15, true, false],
    ["2026-11-16", 16, false, true],
    ["2026-12-01", 31, false, true],
  ])("on %s has used %i days", (day, daysUsed, isNear, hasRight) => {
    expect(substituteClock(job(day))).toEqual({
      ...{ daysUsed, daysAllowed: 15, rightFrom: "2026-11-16", isNear, hasRight },
    });
  });

  test("is none of a job that is no warranty's", () => {
    expect(substituteClock({ ...job("2026-12-01"), isWarranty: false })).toBeUndefined();
  });

  test("goes by the rule of the day on which the car came, though another one holds by now", () => {
    const rules = [
      { validFrom: "2026-11-10", days: 7 },
      { validFrom: "2026-01-01", days: 15 },
    ];
    expect(substituteClock(job("2026-11-20", "2026-11-09"), rules)?.rightFrom).toBe("2026-11-24");
    expect(substituteClock(job("2026-11-20", "2026-11-10"), rules)?.rightFrom).toBe("2026-11-17");
    expect(substituteClock(job("2026-11-20", "2025-12-31"), rules)).toBeUndefined();
  });

  test("gives the right exactly from the day that it names", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
        const clock = substituteClock(job(addDays("2026-11-01", days)));
        expect(clock?.hasRight).toBe((clock?.daysUsed ?? 0) > 15);
        expect(clock?.isNear && clock.hasRight).toBe(false);
      }),
    );
  });
});

test("the newest rule stands first", () => {
  const days = substituteRules.map(({ validFrom }) => validFrom);
  expect(days).toEqual([...days].sort().reverse());
});
