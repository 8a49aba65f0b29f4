import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  periodicServices,
  type RunningCar,
  type RunningPrices,
  runningCost,
  servicesDue,
} from "./running-cost.ts";

const prices: RunningPrices = {
  fuel: { petrol: 205, diesel: 210 },
  tireLifeKm: 45_000,
  tireSets: [
    { upToInches: 16, price: 900 },
    { upToInches: 18, price: 1_400 },
  ],
  registration: 100,
  insuranceRate: 250,
};
const services = [10_000, 20_000, 40_000, 80_000].map((everyKm) => ({ everyKm, price: everyKm / 100 }));
const car: RunningCar = { price: 80_000, fuel: "hybrid", consumption: 4, wheelInches: 16, services };

describe("the services of a time", () => {
  it.each([
    [20_000, 24, [100, 200, 100, 400]],
    [40_000, 24, [100, 200, 100, 400, 100, 200, 100, 800]],
    // Driven little, it comes every six months all the same.
    [3_000, 12, [100, 200]],
    [9_999, 3, []],
  ])("%i km a year for %i months", (kmPerYear, months, expected) => {
    expect(servicesDue(services, { kmPerYear, months }).map(({ price }) => price)).toEqual(expected);
  });

  it("are none where the price list has none", () => {
    expect(servicesDue([], { kmPerYear: 50_000, months: 60 })).toEqual([]);
  });
});

test("the periodic services of a price list are those that are named by their kilometers", () => {
  const list = ["km-10000", "brakes", "km-", "km-40000", "km-5000x", "xkm-5000"];
  const types = list.map((serviceType, place) => ({ serviceType, price: place * 100 }));
  expect(periodicServices(types)).toEqual([
    { everyKm: 10_000, price: 0 },
    { everyKm: 40_000, price: 300 },
  ]);
});

describe("the cost of running a car", () => {
  it.each([
    [15, 900],
    [16, 900],
    [17, 1_400],
    [18, 1_400],
    [19, 1_400],
  ])("has a set of tires of %i inches for %i", (wheelInches, price) => {
    expect(runningCost({ ...car, wheelInches }, { kmPerYear: 50_000, months: 12 }, prices).tires).toBe(price);
  });

  it.each([
    [45_000, 0],
    [45_001, 900],
    [90_000, 900],
    [90_001, 1_800],
    [0, 0],
  ])("after %i km has bought tires for %i: none on the day on which a set is worn", (kmPerYear, price) => {
    expect(runningCost(car, { kmPerYear, months: 12 }, prices).tires).toBe(price);
  });

  it("has the price of the largest set for still larger tires, however many sets there are", () => {
    const tireSets = [...prices.tireSets, { upToInches: 20, price: 2_000 }];
    const cost = runningCost(
      { ...car, wheelInches: 22 },
      { kmPerYear: 50_000, months: 12 },
      { ...prices, tireSets },
    );
    expect(cost.tires).toBe(2_000);
  });

  it("has no tires to pay where the importer names no set", () => {
    const cost = runningCost(car, { kmPerYear: 90_000, months: 12 }, { ...prices, tireSets: [] });
    expect(cost.tires).toBe(0);
  });

  it("is the sum of known parts", () => {
    expect(runningCost(car, { kmPerYear: 45_000, months: 24 }, prices)).toEqual({
      registrationAndInsurance: 2 * (100 + 2_000),
      service: 100 + 200 + 100 + 400 + 100 + 200 + 100 + 800 + 100,
      tires: 900,
      fuel: expect.closeTo(90_000 * 0.04 * 2.05, 6),
    });
  });

  it("takes the price of diesel for a diesel, and of the largest tires for larger ones", () => {
    const cost = runningCost(
      { ...car, fuel: "diesel", wheelInches: 22 },
      { kmPerYear: 50_000, months: 12 },
      prices,
    );
    expect(cost.fuel).toBeCloseTo(50_000 * 0.04 * 2.1);
    expect(cost.tires).toBe(1_400);
  });

  it("never falls with more kilometers or months", () => {
    const distance = fc.record({
      kmPerYear: fc.integer({ min: 0, max: 200_000 }),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(distance, distance, (a, b) => {
        const more = { kmPerYear: Math.max(a.kmPerYear, b.kmPerYear), months: Math.max(a.months, b.months) };
        const [less, most] = [runningCost(car, a, prices), runningCost(car, more, prices)];
        return (Object.keys(less) as (keyof typeof less)[]).every((part) => most[part] >= less[part]);
      }),
    );
  });
});
