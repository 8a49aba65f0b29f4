import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  linePriceOf,
  nextBreakOf,
  type PriceTerms,
  piecesByPart,
  taxContained,
  totalsOf,
  unitPriceOf,
} from "./prices.ts";

const terms: PriceTerms = {
  unitPrice: { originalPrice: 3500, unitDiscount: 200 },
  breaks: [
    { from: 10, unitDiscount: 900 },
    { from: 4, unitDiscount: 500 },
  ],
};

test.each([
  [1, 3300, 200],
  [3, 3300, 200],
  [4, 3000, 500],
  [9, 3000, 500],
  [10, 2600, 900],
  [99, 2600, 900],
])("of %i pieces each costs %i", (pieces, price, unitDiscount) => {
  expect(unitPriceOf(terms, pieces)).toEqual({ price, originalPrice: 3500, unitDiscount });
});

test("what is not sold has no price", () => {
  expect(unitPriceOf({ unitPrice: null, breaks: [] }, 1)).toBeUndefined();
  expect(nextBreakOf({ unitPrice: null, breaks: [{ from: 4, unitDiscount: 1 }] }, 1)).toBeNull();
});

test("a break that is smaller than the discount that everybody gets changes nothing", () => {
  const discounted = { ...terms, unitPrice: { originalPrice: 3500, unitDiscount: 600 } };
  expect(unitPriceOf(discounted, 4)?.unitDiscount).toBe(600);
  expect(nextBreakOf(discounted, 1)).toEqual({ from: 10, price: 2600 });
});

test("a discount above the price makes a piece free, never worth less than nothing", () => {
  const free = {
    unitPrice: { originalPrice: 100, unitDiscount: 0 },
    breaks: [{ from: 2, unitDiscount: 150 }],
  };
  expect(unitPriceOf(free, 2)).toEqual({ price: 0, originalPrice: 100, unitDiscount: 100 });
});

test.each([
  [1, { from: 4, price: 3000 }],
  [4, { from: 10, price: 2600 }],
  [10, null],
])("at %i pieces the next break is %o", (pieces, next) => {
  expect(nextBreakOf(terms, pieces)).toEqual(next);
});

test.each([
  [10_500, 500, 500],
  [10_000, 0, 0],
  [105, 500, 5],
  [10, 500, 0],
  [11, 500, 1],
])("%i dirhams contain at %i basis points %i dirhams of tax", (amount, rate, tax) => {
  expect(taxContained(amount, rate)).toBe(tax);
});

const line = fc.record({
  part: fc.constantFrom("A", "B", "C"),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const priceOf: Readonly<Record<string, PriceTerms>> = {
  A: terms,
  B: { unitPrice: { originalPrice: 1999, unitDiscount: 0 }, breaks: [] },
  C: { unitPrice: { originalPrice: 1, unitDiscount: 1 }, breaks: [{ from: 2, unitDiscount: 1 }] },
};
function priced(lines: readonly { part: string; quantity: number }[]) {
  const pieces = piecesByPart(lines);
  return lines.flatMap(({ part, quantity }) => {
    const unit = unitPriceOf(priceOf[part] ?? terms, pieces.get(part) ?? 0);
    return unit === undefined ? [] : [{ quantity, ...unit }];
  });
}

describe("totals", () => {
  test("are the same in whatever order lines come, and however a customer divides pieces", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer(), (lines, seed) => {
        const shuffled = lines
          .map((one, place) => ({ one, key: Math.sin(seed + place) }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const joined = [...piecesByPart(lines)].map(([part, quantity]) => ({ part, quantity }));
        const wanted = totalsOf(priced(lines), 0);
        expect(totalsOf(priced(shuffled), 0)).toEqual(wanted);
        expect(totalsOf(priced(joined), 0)).toEqual(wanted);
      }),
    );
  });

  test("add up in whole dirhams: price and discount are the original price, lines are the total", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 0, max: 5000 }), (lines, rate) => {
        const all = priced(lines);
        const { totalPrice, totalDiscounts, totalOriginalPrice, totalTax } = totalsOf(all, rate);
        expect(totalPrice + totalDiscounts).toBe(totalOriginalPrice);
        expect(totalPrice).toBe(all.reduce((sum, one) => sum + linePriceOf(one), 0));
        expect(Number.isInteger(totalTax) && totalTax >= 0 && totalTax <= totalPrice).toBe(true);
        expect(totalDiscounts).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("of more pieces of a part are never less a piece than of fewer is dearer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), (pieces) => {
        const [few, many] = [unitPriceOf(terms, pieces), unitPriceOf(terms, pieces + 1)];
        expect(many?.price).toBeLessThanOrEqual(few?.price ?? 0);
      }),
    );
  });
});
