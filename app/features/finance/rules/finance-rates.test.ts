import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentSchedule } from "./finance.ts";
import { effectiveYearlyRate, leaseTerms, newCarRateOf, profitRateOf, readRate } from "./finance-rates.ts";

describe("a rate as it is written", () => {
  it.each([
    [5.75, 575],
    [0.0575, 575],
    [6.8, 680],
    [0.068, 680],
    [8.16, 816],
    // Above 1 it is a percentage: 1 itself is still a share, all of it.
    [1, 10_000],
    [1.01, 101],
    [0, 0],
  ])("%d is read as %i hundredths of a percent", (written, rate) => {
    expect(readRate(written)).toBe(rate);
  });

  it("is 5.75 % where content has none", () => {
    expect(profitRateOf(undefined)).toBe(575);
    expect(profitRateOf(6.1)).toBe(610);
  });

  it("is the same as a percentage and as a share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 10_000 }), (rate) => {
        expect(readRate(rate / 100)).toBe(rate);
        expect(readRate(rate / 10_000)).toBe(rate);
      }),
    );
  });
});

describe("the rate of a new car (calculator two)", () => {
  it.each([
    { isHybrid: false, isLargeSuv: false, down: 10_000, rate: 680 },
    { isHybrid: true, isLargeSuv: false, down: 10_000, rate: 490 },
    { isHybrid: false, isLargeSuv: true, down: 49_999, rate: 816 },
    { isHybrid: false, isLargeSuv: true, down: 50_000, rate: 680 },
    { isHybrid: true, isLargeSuv: true, down: 49_999, rate: 816 },
    { isHybrid: true, isLargeSuv: true, down: 50_000, rate: 490 },
  ])("%o of 100,000", ({ isHybrid, isLargeSuv, down, rate }) => {
    expect(newCarRateOf({ isHybrid, isLargeSuv, price: 100_000, downPayment: down })).toBe(rate);
  });

  it("half of an odd price is not reached by the riyal below it", () => {
    const car = { isHybrid: false, isLargeSuv: true, price: 100_001 };
    expect(newCarRateOf({ ...car, downPayment: 50_000 })).toBe(816);
    expect(newCarRateOf({ ...car, downPayment: 50_001 })).toBe(680);
  });

  it("lease-to-own runs 36 months where nobody chose", () => {
    expect(leaseTerms.months).toContain(leaseTerms.preset);
    expect(leaseTerms).toEqual({ months: [24, 36], preset: 36 });
  });
});

describe("the effective yearly rate", () => {
  const rateOf = (principal: number, rate: number, months: number) =>
    effectiveYearlyRate(
      principal,
      paymentSchedule({ principal, rate, months }).map(({ payment }) => payment),
    );

  it.each([
    [575, 60, 10.9],
    [575, 48, 11.1],
    [680, 60, 12.9],
    [680, 48, 13.1],
    [490, 60, 9.4],
    [490, 48, 9.5],
    [816, 60, 15.4],
    [816, 48, 15.6],
  ])("of %i hundredths flat over %i months is %d %%", (rate, months, percent) => {
    for (const principal of [30_000, 60_000, 215_100])
      expect(Number((rateOf(principal, rate, months) * 100).toFixed(1))).toBe(percent);
  });

  it("of one payment after a year is the interest in it", () => {
    expect(effectiveYearlyRate(1_000, [...Array(11).fill(0), 1_100])).toBeCloseTo(0.1, 9);
  });

  it("is nothing where nothing is added or borrowed", () => {
    expect(rateOf(60_000, 0, 60)).toBe(0);
    expect(effectiveYearlyRate(0, [0, 0])).toBe(0);
  });

  it("makes the payments worth just what was borrowed", () => {
    const loans = fc.tuple(
      fc.integer({ min: 1_000, max: 600_000 }),
      fc.integer({ min: 100, max: 2_000 }),
      fc.integer({ min: 6, max: 60 }),
    );
    fc.assert(
      fc.property(loans, ([principal, rate, months]) => {
        const payments = paymentSchedule({ principal, rate, months }).map(({ payment }) => payment);
        const monthly = (1 + effectiveYearlyRate(principal, payments)) ** (1 / 12);
        const worth = payments.reduce((sum, payment, index) => sum + payment / monthly ** (index + 1), 0);
        expect(worth).toBeCloseTo(principal, 2);
        // Paying back month by month costs more than the flat rate says.
        expect(effectiveYearlyRate(principal, payments)).toBeGreaterThan(rate / 10_000);
      }),
    );
  });
});
