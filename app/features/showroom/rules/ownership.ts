import { type Distance, type RunningCar, type RunningPrices, runningCost } from "./running-cost.ts";

export const ownershipParts = ["payment", "registrationAndInsurance", "fuel", "service", "tires"] as const;
export type OwnershipPart = (typeof ownershipParts)[number];

/** What a car costs its owner, each part and their sum a month in whole riyals. */
export interface Ownership {
  readonly parts: Readonly<Record<OwnershipPart, number>>;
  readonly month: number;
  /** Hundredths of a riyal for a kilometer, all parts together. */
  readonly kilometer: number;
}

/** The kilometers a year that can be calculated with, and those that are taken where nobody chose. */
export const kilometers = { least: 5_000, most: 60_000, preset: 20_000 } as const;

/**
 * A month of owning a car while its payments run: the payment and what keeping it costs, evenly over the time. Every
 * part is rounded half up, so that the sum is what is shown. The down payment is not in it.
 */
export function ownershipMonth(
  payment: number,
  car: RunningCar,
  distance: Distance,
  prices: RunningPrices,
): Ownership {
  const running = runningCost(car, distance, prices);
  const monthly = (sum: number) => Math.round(sum / distance.months);
  const parts = {
    payment,
    registrationAndInsurance: monthly(running.registrationAndInsurance),
    fuel: monthly(running.fuel),
    service: monthly(running.service),
    tires: monthly(running.tires),
  };
  const month = ownershipParts.reduce((sum, part) => sum + parts[part], 0);
  return { parts, month, kilometer: Math.round((month * 12 * 100) / distance.kmPerYear) };
}

/** The kilometers a year that an address requests, within their limits; the preset where it says nothing readable. */
export function readKilometers(search: URLSearchParams): number {
  const given = search.get("km") ?? "";
  if (!/^\d{1,7}$/.test(given)) return kilometers.preset;
  return Math.min(kilometers.most, Math.max(kilometers.least, Number(given)));
}
