import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kilometers, ownershipMonth, ownershipParts, readKilometers } from "./ownership.ts";

const prices = {
  fuel: { petrol: 205, diesel: 190 },
  tireLifeKm: 45_000,
  tireSets: [{ upToInches: 16, price: 1_040 }],
  registration: 200,
  insuranceRate: 260,
};
const car = {
  price: 80_000,
  fuel: "petrol" as const,
  consumption: 6,
  wheelInches: 16,
  services: [
    { everyKm: 10_000, price: 340 },
    { everyKm: 20_000, price: 500 },
  ],
};

describe("a month of owning a car", () => {
  it("is payment, registration and insurance, fuel, services and tires of the time, each by the month", () => {
    // 60 months at 20,000 km: ten services, two further sets of tires, 100,000 km of petrol.
    expect(ownershipMonth(1_600, car, { kmPerYear: 20_000, months: 60 }, prices)).toEqual({
      parts: {
        payment: 1_600,
        registrationAndInsurance: Math.round((5 * (200 + 2_080)) / 60),
        fuel: Math.round((1_000 * 6 * 2.05) / 60),
        service: Math.round((5 * 340 + 5 * 500) / 60),
        tires: Math.round((2 * 1_040) / 60),
      },
      month: 1_600 + 190 + 205 + 70 + 35,
      kilometer: 126,
    });
  });

  it("is the sum of what is shown, and never falls with the kilometers", () => {
    const km = fc.integer({ min: kilometers.least, max: kilometers.most });
    fc.assert(
      fc.property(km, km, fc.integer({ min: 6, max: 60 }), (one, other, months) => {
        const [less, more] = [one, other]
          .toSorted((a, b) => a - b)
          .map((kmPerYear) => ownershipMonth(1_000, car, { kmPerYear, months }, prices));
        for (const quote of [less, more]) {
          const sum = ownershipParts.reduce((total, part) => total + (quote?.parts[part] ?? 0), 0);
          expect(quote?.month).toBe(sum);
        }
        expect(more?.parts.fuel).toBeGreaterThanOrEqual(less?.parts.fuel ?? 0);
        expect(more?.parts.tires).toBeGreaterThanOrEqual(less?.parts.tires ?? 0);
      }),
    );
  });
});

describe("kilometers in the address", () => {
  it.each([
    ["", 20_000],
    ["km=35000", 35_000],
    ["km=1", 5_000],
    ["km=999999", 60_000],
    ["km=far", 20_000],
    ["km=-5", 20_000],
    ["km=5000", 5_000],
    ["km=60000", 60_000],
    ["km=9999999", 60_000],
    ["km=10000000", 20_000],
    ["km=7000.5", 20_000],
    ["km=x7000", 20_000],
  ])("%s: %d", (search, km) => expect(readKilometers(new URLSearchParams(search))).toBe(km));
});
