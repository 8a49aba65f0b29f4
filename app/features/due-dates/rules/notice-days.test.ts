import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noticeDays, noticeFor } from "./notice-days.ts";

const today = "2026-03-02";
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

describe("the notice of an item", () => {
  test.each([
    [61, [], undefined],
    [60, [], 60],
    [59, [], 60],
    [59, [60], undefined],
    [31, [60], undefined],
    [30, [60], 30],
    [30, [], 30],
    [8, [60, 30], undefined],
    [7, [60, 30], 7],
    [3, [60], 7],
    [1, [], 7],
    [1, [60, 30, 7], undefined],
    [0, [], undefined],
    [-1, [], undefined],
  ] as const)("%d days before it, after %j, is %s", (days, sent, notice) => {
    expect(noticeFor(inDays(days), today, sent)).toBe(notice);
  });

  test("goes out at most three times, ever nearer, whichever nights the program ran", () => {
    const nights = fc.uniqueArray(fc.integer({ min: -5, max: 90 }), { maxLength: 60 });
    fc.assert(
      fc.property(nights, (days) => {
        const sent: number[] = [];
        for (const left of days.toSorted((one, other) => other - one)) {
          const notice = noticeFor(inDays(left), today, sent);
          if (notice === undefined) continue;
          expect(left).toBeLessThanOrEqual(notice);
          expect(left).toBeGreaterThan(0);
          expect(sent.every((earlier) => earlier > notice)).toBe(true);
          sent.push(notice);
        }
        expect(sent.length).toBeLessThanOrEqual(noticeDays.length);
      }),
    );
  });

  test("is never missed where the program runs every night", () => {
    const sent: number[] = [];
    for (let left = 90; left >= -3; left -= 1) {
      const notice = noticeFor(inDays(left), today, sent);
      if (notice !== undefined) {
        expect(left).toBe(notice);
        sent.push(notice);
      }
    }
    expect(sent).toEqual([60, 30, 7]);
  });
});
