import { expect, test } from "vitest";
import { checkTotal, highestTotal } from "./order-total.ts";

const line = (originalPrice: number | null, unitDiscount = 0, quantity = 1) => ({
  ...{ quantity, originalPrice, unitDiscount },
});

test.each([
  ["a dirham", [line(1)], true],
  ["the highest", [line(highestTotal)], true],
  ["a free part beside another", [line(500, 500), line(100)], true],
  ["a free part alone", [line(500, 500, 3)], "nothing-to-pay"],
  ["what has no price", [line(null)], "nothing-to-pay"],
  ["a dirham more than the highest", [line(highestTotal), line(1)], "total-too-high"],
  ["as much before discounts", [line(highestTotal, highestTotal - 100, 2)], "total-too-high"],
  ["all that a cart can hold", Array.from({ length: 100 }, () => line(100_000_000, 0, 99)), "total-too-high"],
] as const)("an order of %s", (_, lines, expected) => {
  const checked = checkTotal(lines);
  expect(checked.ok || checked.code).toBe(expected);
});
