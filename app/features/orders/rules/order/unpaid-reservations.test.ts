import fc from "fast-check";
import { expect, test } from "vitest";
import { mayReserveAgain } from "./unpaid-reservations.ts";

const placedAt = new Date("2026-11-26T08:00:00Z");
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const ranOut = { placedAt, expiresAt: after(15), givenUpAt: null };
const givenUp = (minutes: number) => ({ ...ranOut, givenUpAt: after(minutes) });
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

test.each([
  ["none", [], true],
  ["two that ran out", times(2, ranOut), true],
  ["three that ran out", times(3, ranOut), false],
  ["a cart that was corrected ten times within a minute each", times(10, givenUp(1)), true],
  ["two that ran out and one that was given up at once", [...times(2, ranOut), givenUp(0)], true],
  ["three that were replaced in the last minute", times(3, givenUp(14)), true],
  ["a fourth of them", times(4, givenUp(14)), false],
  ["nine that were replaced after five minutes", times(9, givenUp(5)), false],
  ["two thirds, a whole one and two thirds twice", [10, 15, 10, 10].map(givenUp), false],
  ["three that were given up after their time was over", times(3, givenUp(20)), false],
])("after %s", (_, unpaid, may) => {
  expect(mayReserveAgain(unpaid, 3)).toBe(may);
});

test("however often a customer gives up, they hold pieces for no longer than one reservation more than the day has", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 60, maxLength: 200 }), (minutes) => {
      const unpaid: ReturnType<typeof givenUp>[] = [];
      for (const held of minutes) if (mayReserveAgain(unpaid, 3)) unpaid.push(givenUp(held));
      const all = unpaid.reduce((sum, one) => sum + one.givenUpAt.getTime() - placedAt.getTime(), 0);
      expect(all / 60_000).toBeGreaterThanOrEqual(45);
      expect(all / 60_000).toBeLessThan(60);
    }),
  );
});
