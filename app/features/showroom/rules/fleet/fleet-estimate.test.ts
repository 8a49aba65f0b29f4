import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RunningCar, RunningPrices } from "../running-cost.ts";
import { type FleetTerms, fleetEstimate, fleetParts } from "./fleet-estimate.ts";

const prices: RunningPrices = {
  fuel: { petrol: 200, diesel: 200 },
  tireLifeKm: 45_000,
  tireSets: [{ upToInches: 18, price: 1_200 }],
  registration: 120,
  insuranceRate: 240,
};
const terms: FleetTerms = {
  financeRate: 600,
  discounts: [
    { from: 3, rate: 300 },
    { from: 10, rate: 500 },
  ],
  worth: [
    { months: 24, rate: 6_400 },
    { months: 36, rate: 5_400 },
    { months: 48, rate: 4_600 },
    { months: 60, rate: 4_000 },
  ],
  supposedKmPerYear: 20_000,
  lossPer10000Km: 100,
};
const car: RunningCar = {
  price: 100_000,
  fuel: "petrol",
  consumption: 10,
  wheelInches: 16,
  services: [{ everyKm: 10_000, price: 300 }],
};
const estimate = (answers: { kmPerYear?: number; count?: number; months?: number }) =>
  fleetEstimate(car, { kmPerYear: 20_000, count: 1, months: 24, ...answers }, prices, terms);

describe("a vehicle of a fleet for a month", () => {
  it("is the sum of its parts, fuel apart", () => {
    const { parts, month, fuel } = estimate({});
    expect(parts).toEqual({ value: 1_500, finance: 500, registration: 210, service: 50, tires: 0 });
    expect(month).toBe(2_260);
    expect(fuel).toBe(333);
  });

  it.each([
    [1, 100_000],
    [2, 100_000],
    [3, 97_000],
    [9, 97_000],
    [10, 95_000],
    [999, 95_000],
  ])("%i vehicles are bought for %i each", (count, price) => {
    expect(estimate({ count }).price).toBe(price);
  });

  it("loses more with more kilometers than the worth supposes", () => {
    // 40,000 km beyond what is supposed take 4 % of the list price.
    expect(estimate({ kmPerYear: 40_000 }).parts.value).toBe(Math.round((100_000 - 60_000) / 24));
  });

  it("buys tires when they are worn: two sets for 120,000 km", () => {
    expect(estimate({ kmPerYear: 60_000 }).parts.tires).toBe((2 * 1_200) / 24);
  });

  it.each([
    [24, 64_000],
    [36, 54_000],
    [48, 46_000],
    [60, 40_000],
    // A term without a worth, and one that so many kilometers leave nothing of.
    [30, 0],
  ])("after %i months is worth %i", (months, worth) => {
    expect(estimate({ months }).parts.value).toBe(Math.round((100_000 - worth) / months));
  });

  it("loses nothing with fewer kilometers, is never worth less than nothing nor more than was paid", () => {
    expect(estimate({ kmPerYear: 10_000 }).parts.value).toBe(1_500);
    const worn = { ...terms, lossPer10000Km: 10_000 };
    const answers = { kmPerYear: 200_000, count: 1, months: 24 };
    expect(fleetEstimate(car, answers, prices, worn).parts.value).toBe(Math.round(100_000 / 24));
    const lasting = { ...terms, worth: [{ months: 24, rate: 10_000 }] };
    expect(fleetEstimate(car, { ...answers, kmPerYear: 1_000, count: 10 }, prices, lasting).parts.value).toBe(
      0,
    );
  });

  it("shows an effective rate above the flat one", () => {
    expect(estimate({}).effectiveRate).toBeGreaterThan(0.06);
    expect(estimate({}).effectiveRate).toBeLessThan(0.1);
  });

  it("always adds up, in whole riyals that are not negative", () => {
    fc.assert(
      fc.property(
        fc.record({
          kmPerYear: fc.integer({ min: 1_000, max: 200_000 }),
          count: fc.integer({ min: 1, max: 999 }),
          months: fc.constantFrom(24, 36, 48, 60),
        }),
        (answers) => {
          const { parts, month, fuel } = estimate(answers);
          const sums = [...fleetParts.map((part) => parts[part]), fuel];
          expect(sums.every((sum) => Number.isInteger(sum) && sum >= 0)).toBe(true);
          expect(fleetParts.reduce((sum, part) => sum + parts[part], 0)).toBe(month);
        },
      ),
    );
  });
});
