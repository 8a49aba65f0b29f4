import { effectiveYearlyRate } from "#app/features/finance/rules/finance-rates.ts";
import { type Distance, type RunningCar, type RunningPrices, runningCost } from "../running-cost.ts";

/** What a fleet costs beyond keeping its cars, as the importer's content gives it. */
export interface FleetTerms {
  /** Flat, in hundredths of a percent a year. */
  readonly financeRate: number;
  /** The part of the price that falls away from so many vehicles on, in hundredths of a percent; rising. */
  readonly discounts: readonly { readonly from: number; readonly rate: number }[];
  /** What a vehicle is worth after a term, in hundredths of a percent of its list price. */
  readonly worth: readonly { readonly months: number; readonly rate: number }[];
  /** The kilometers a year that this worth supposes, and what every further 10,000 in all take from it. */
  readonly supposedKmPerYear: number;
  readonly lossPer10000Km: number;
}

/** The four answers (product/pages.md#page-contents). */
export interface FleetAnswers extends Distance {
  readonly count: number;
}

export const fleetParts = ["value", "finance", "registration", "service", "tires"] as const;
export type FleetPart = (typeof fleetParts)[number];

/** Of one vehicle for a month, in whole riyals. */
export interface FleetEstimate {
  readonly parts: Readonly<Record<FleetPart, number>>;
  /** The sum of the parts. */
  readonly month: number;
  /** Shown apart: it is paid at the pump. */
  readonly fuel: number;
  /** The price after the discount of the fleet. */
  readonly price: number;
  /** What the flat rate really costs a year on what is still owed, as a share of the whole. */
  readonly effectiveRate: number;
}

/** What a vehicle of a fleet costs a month. Each part is rounded half up, so that their sum is what is shown. */
export function fleetEstimate(
  car: RunningCar,
  answers: FleetAnswers,
  prices: RunningPrices,
  terms: FleetTerms,
): FleetEstimate {
  const price = Math.round((car.price * (10_000 - discountFor(answers.count, terms))) / 10_000);
  const end = Math.min(price, worthAfter(car.price, answers, terms));
  const { months } = answers;
  const running = runningCost(car, answers, prices);
  const parts = {
    value: Math.round((price - end) / months),
    finance: Math.round((price * terms.financeRate) / 120_000),
    registration: Math.round(running.registrationAndInsurance / months),
    service: Math.round(running.service / months),
    tires: Math.round(running.tires / months),
  };
  const payment = parts.value + parts.finance;
  const payments = Array.from({ length: months }, (_, month) => payment + (month === months - 1 ? end : 0));
  return {
    parts,
    month: fleetParts.reduce((sum, part) => sum + parts[part], 0),
    fuel: Math.round(running.fuel / months),
    price,
    effectiveRate: effectiveYearlyRate(price, payments),
  };
}

/** In hundredths of a percent. */
function discountFor(count: number, { discounts }: FleetTerms): number {
  return discounts.findLast(({ from }) => count >= from)?.rate ?? 0;
}

/** In riyals; never less than nothing. */
function worthAfter(listPrice: number, { kmPerYear, months }: FleetAnswers, terms: FleetTerms): number {
  const rate = terms.worth.find((one) => one.months === months)?.rate ?? 0;
  const further = Math.max(0, ((kmPerYear - terms.supposedKmPerYear) * months) / 12);
  return Math.max(0, (listPrice * (rate - (further / 10_000) * terms.lossPer10000Km)) / 10_000);
}
