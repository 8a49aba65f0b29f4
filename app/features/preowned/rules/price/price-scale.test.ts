import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceFromUsual, priceScale } from "./price-scale.ts";

const price = fc.integer({ min: 10_000, max: 600_000 });
const usual = fc.tuple(price, price).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

describe("the place of a price among others", () => {
  it("lies on the scale, in the order of the prices", () => {
    fc.assert(
      fc.property(price, usual, fc.array(price, { maxLength: 30 }), (own, range, others) => {
        const scale = priceScale(own, range, others);
        const marks = [
          { price: own, at: scale.own },
          { price: range.min, at: scale.from },
          { price: range.max, at: scale.to },
          ...others.map((other, index) => ({ price: other, at: scale.others[index] ?? -1 })),
        ].sort((a, b) => a.price - b.price);
        for (const [index, { at }] of marks.entries()) {
          expect(at).toBeGreaterThan(0);
          expect(at).toBeLessThan(1);
          expect(at).toBeGreaterThanOrEqual(marks[index - 1]?.at ?? 0);
        }
      }),
    );
  });

  it("leaves a little room beside the outermost prices, which it names", () => {
    const scale = priceScale(100_000, { min: 50_000, max: 90_000 }, [60_000]);
    expect(scale).toMatchObject({ least: 50_000, most: 100_000 });
    expect([scale.from, scale.others[0], scale.to, scale.own]).toEqual(
      [3, 13, 43, 53].map((part) => expect.closeTo(part / 56)),
    );
  });

  it("is the middle where all cost the same", () => {
    const same = { min: 80_000, max: 80_000 };
    expect(priceScale(80_000, same, [80_000])).toMatchObject({ own: 0.5, from: 0.5, to: 0.5, others: [0.5] });
  });
});

it.each([
  [70_000, "below", 10_000],
  [80_000, "within", 0],
  [85_000, "within", 0],
  [90_000, "within", 0],
  [90_500, "above", 500],
] as const)("%i lies %s what is usual by %i", (own, side, by) => {
  expect(distanceFromUsual(own, { min: 80_000, max: 90_000 })).toEqual({ side, by });
});
