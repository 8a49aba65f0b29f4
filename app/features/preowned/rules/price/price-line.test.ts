import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PriceAt, priceChanges, priceLine } from "./price-line.ts";

const now = new Date("2026-11-22T09:00:00Z");
const history: PriceAt[] = [
  { at: "2026-10-03T09:00:00Z", price: 90_000 },
  { at: "2026-10-28T09:00:00Z", price: 85_000 },
  { at: "2026-11-12T09:00:00Z", price: 80_000 },
];

describe("the line of a car's prices", () => {
  it("is a stair: each price holds until the next, the last one until now", () => {
    expect(priceLine(history, now)).toEqual([
      { along: 0, up: 1 },
      { along: 0.5, up: 1 },
      { along: 0.5, up: 0.5 },
      { along: 0.8, up: 0.5 },
      { along: 0.8, up: 0 },
      { along: 1, up: 0 },
    ]);
  });

  it("is flat for one price, and none without", () => {
    expect(priceLine(history.slice(0, 1), now)).toEqual([
      { along: 0, up: 0.5 },
      { along: 1, up: 0.5 },
    ]);
    expect(priceLine([], now)).toEqual([]);
  });

  it("is flat and ends where it began under a clock that has gone back to its first price", () => {
    const [first] = history;
    expect(priceLine(first ? [first] : [], new Date("2026-10-03T08:00:00Z"))).toEqual([
      { along: 0, up: 0.5 },
      { along: 1, up: 0.5 },
    ]);
  });

  it("runs forward within its frame, also under a clock that is behind", () => {
    const days = fc.array(fc.integer({ min: -30, max: 900 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(days, fc.integer({ min: 20_000, max: 500_000 }), (ages, price) => {
        const steps = [...ages]
          .sort((a, b) => b - a)
          .map((age, index) => ({
            at: new Date(now.getTime() - age * 86_400_000).toISOString(),
            price: price - index * 500,
          }));
        const line = priceLine(steps, now);
        expect(line.at(-1)?.along).toBe(1);
        for (const [index, { along, up }] of line.entries()) {
          expect(along).toBeGreaterThanOrEqual(line[index - 1]?.along ?? 0);
          expect(along).toBeLessThanOrEqual(1);
          expect(up).toBeGreaterThanOrEqual(0);
          expect(up).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it("shows what each price changed, the latest first", () => {
  expect(priceChanges(history)).toEqual([
    { at: "2026-11-12T09:00:00Z", price: 80_000, change: -5_000 },
    { at: "2026-10-28T09:00:00Z", price: 85_000, change: -5_000 },
    { at: "2026-10-03T09:00:00Z", price: 90_000, change: 0 },
  ]);
});
