import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTryAfter } from "./hand-over-times.ts";

const now = new Date("2026-11-21T08:00:00Z");
const minutes = (tries: number) => (nextTryAfter(tries, now).getTime() - now.getTime()) / 60_000;

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 15],
  [5, 60],
  [6, 360],
  [500, 360],
])("after %i failed tries a lead waits %i minutes", (tries, wait) => expect(minutes(tries)).toBe(wait));

test("waits never get shorter, and never end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (tries) => {
      expect(minutes(tries + 1)).toBeGreaterThanOrEqual(minutes(tries));
      expect(minutes(tries)).toBeLessThanOrEqual(360);
    }),
  );
});
