import { type OfferDates, runningOffers } from "./offer-dates.ts";

interface ModelOffer extends OfferDates {
  readonly cars: readonly string[];
}

/** The offers of a model that run today: those for it alone first, then the ones that end first. */
export function offersOfModel<T extends ModelOffer>(model: string, offers: readonly T[], today: string): T[] {
  return runningOffers(offers, today)
    .filter(({ cars }) => cars.includes(model))
    .toSorted((a, b) => a.cars.length - b.cars.length || a.validUntil.localeCompare(b.validUntil));
}
