/** What is asked of an offer. Days are YYYY-MM-DD; both ends belong to it. */
interface DatedOffer {
  readonly cars: readonly string[];
  readonly validFrom: string;
  readonly validUntil: string;
}

/** The offers of a model that run today: those for it alone first, then the ones that end first. */
export function offersOfModel<T extends DatedOffer>(model: string, offers: readonly T[], today: string): T[] {
  return offers
    .filter(
      ({ cars, validFrom, validUntil }) => cars.includes(model) && validFrom <= today && today <= validUntil,
    )
    .toSorted((a, b) => a.cars.length - b.cars.length || a.validUntil.localeCompare(b.validUntil));
}
