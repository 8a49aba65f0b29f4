import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { legalStatuses, paidFirst, percentOf, settlePlan, shareOf } from "./finance-plan.ts";

describe("a plan without requested values", () => {
  it.each([
    ["qatari", 100_000, 10_000, 60],
    ["resident", 100_000, 20_000, 48],
    ["qatari", 55_905, 5_591, 60],
  ] as const)("a %s at %i puts down %i and pays for %i months", (status, price, down, months) => {
    const settled = settlePlan({ status, price });
    expect(settled.plan).toEqual({ status, price, tradeIn: 0, down, months });
    expect(settled.clamped).toEqual([]);
  });
});

describe("a input beyond the limits", () => {
  it.each([
    [
      { status: "resident", price: 100_000, months: 60 },
      { field: "months", bound: "most", limit: 48 },
    ],
    [
      { status: "qatari", price: 100_000, months: 5 },
      { field: "months", bound: "least", limit: 6 },
    ],
    [
      { status: "qatari", price: 100_000, down: 9_999 },
      { field: "down", bound: "least", limit: 10_000 },
    ],
    [
      { status: "resident", price: 100_000, down: 10_000 },
      { field: "down", bound: "least", limit: 20_000 },
    ],
    [
      { status: "qatari", price: 100_000, down: 100_000 },
      { field: "down", bound: "most", limit: 90_000 },
    ],
    [
      { status: "qatari", price: 5 },
      { field: "price", bound: "least", limit: 10_000 },
    ],
    [
      { status: "qatari", price: 9e9 },
      { field: "price", bound: "most", limit: 600_000 },
    ],
  ] as const)("%o: %o is reported", (input, clamp) => {
    const { plan, clamped } = settlePlan(input);
    expect(clamped).toEqual([clamp]);
    expect(plan[clamp.field]).toBe(clamp.limit);
  });

  it("is never broken by what is taken in its place, and a settled plan settles to itself", () => {
    const anyNumber = fc.integer({ min: -1_000, max: 2_000_000 });
    const inputs = fc.record(
      {
        status: fc.constantFrom(...legalStatuses),
        price: anyNumber,
        tradeIn: anyNumber,
        down: anyNumber,
        months: fc.integer({ min: -5, max: 100 }),
      },
      { requiredKeys: ["status", "price"] },
    );
    fc.assert(
      fc.property(inputs, (input) => {
        const { plan, limits } = settlePlan(input);
        for (const field of ["price", "tradeIn", "down", "months"] as const) {
          expect(plan[field]).toBeGreaterThanOrEqual(limits[field].least);
          expect(plan[field]).toBeLessThanOrEqual(limits[field].most);
          expect(Number.isInteger(plan[field])).toBe(true);
        }
        expect(paidFirst(plan)).toBeLessThan(plan.price);
        expect(paidFirst(plan) * 100).toBeGreaterThanOrEqual(plan.price * 9);
        expect(settlePlan(plan)).toEqual({ plan, limits, clamped: [] });
      }),
    );
  });
});

describe("an old car", () => {
  it.each([
    ["covers a part of the least share", { tradeIn: 4_000 }, 4_000, 6_000],
    ["covers it whole", { tradeIn: 30_000 }, 30_000, 0],
    ["comes on top of what is put down", { tradeIn: 30_000, down: 20_000 }, 30_000, 20_000],
    ["and the down payment leave a tenth to be financed", { tradeIn: 30_000, down: 90_000 }, 30_000, 60_000],
    ["that is worth more leaves a tenth as well", { tradeIn: 200_000 }, 90_000, 0],
  ])("%s", (_, input, tradeIn, down) => {
    const { plan } = settlePlan({ status: "qatari", price: 100_000, ...input });
    expect(plan).toMatchObject({ tradeIn, down });
    expect(paidFirst(plan)).toBe(tradeIn + down);
  });
});

describe("shares and percentages", () => {
  it.each([
    [55_900, 10, 5_590],
    [55_905, 10, 5_591],
    [79_999, 33.3, 26_640],
  ])("of %i, %d %% is %i riyals and back", (price, percent, sum) => {
    expect(shareOf(price, percent)).toBe(sum);
    expect(percentOf(sum, price)).toBe(percent);
  });

  it("nothing of nothing is no percentage to divide by", () => {
    expect(percentOf(0, 0)).toBe(0);
  });
});
