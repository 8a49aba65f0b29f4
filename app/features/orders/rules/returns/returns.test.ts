import { expect, test } from "vitest";
import { lastReturn, mayReturn, piecesLeft, type ReturnPeriods } from "./returns.ts";

const periods: ReturnPeriods = {
  standard: { "wrong-part": 14, damaged: 7, faulty: 30, "not-needed": 14 },
  fluid: { "wrong-part": 7, damaged: 7, faulty: 14, "not-needed": 0 },
};
const collectedAt = new Date("2026-11-01T10:00:00Z");
const after = (days: number) => new Date(collectedAt.getTime() + days * 86_400_000);
const line = (changes = {}) => ({
  returns: "standard",
  quantity: 4,
  dropped: 0,
  returned: 0,
  requested: 0,
  ...changes,
});
const oneMs = 1 / 86_400_000;

test.each([
  ["in time", "standard", "not-needed", 13, 1, true],
  ["in the last moment", "standard", "not-needed", 14 - oneMs, 1, true],
  ["when it is over", "standard", "not-needed", 14, 1, false],
  ["for a reason with a longer period", "standard", "faulty", 29, 4, true],
  ["of a kind that does not come back unless something is wrong", "fluid", "not-needed", 0, 1, false],
  ["of the same kind when it is damaged", "fluid", "damaged", 6, 1, true],
  ["of a kind that nobody has named", "unheard-of", "faulty", 0, 1, false],
  ["of more pieces than there are", "standard", "faulty", 1, 5, false],
] as const)("a return %s", (_, returns, reason, days, quantity, may) => {
  const given = { periods, collectedAt, now: after(days) };
  expect(mayReturn(line({ returns }), { quantity, reason }, given)).toBe(may);
});

test("pieces that were given up, given back or requested cannot be given back again", () => {
  expect(piecesLeft(line({ dropped: 1, returned: 1, requested: 1 }))).toBe(1);
  expect(piecesLeft(line({ dropped: 3, returned: 3 }))).toBe(0);
});

test("the longest period is shown while there are pieces and days left", () => {
  expect(lastReturn(line({ returned: 1 }), { periods, collectedAt, now: after(20) })).toEqual({
    quantity: 3,
    until: after(30),
  });
  expect(lastReturn(line(), { periods, collectedAt, now: after(30) })).toBeNull();
  expect(lastReturn(line({ returned: 4 }), { periods, collectedAt, now: after(1) })).toBeNull();
  expect(lastReturn(line({ returns: "unheard-of" }), { periods, collectedAt, now: after(0) })).toBeNull();
});
