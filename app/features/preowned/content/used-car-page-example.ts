import type { UsedCarPage } from "./used-car-page.ts";

/** What the importer says around a used car, for tests; `changes` say what matters to them. */
export function usedCarPageExample(changes: Partial<UsedCarPage> = {}): UsedCarPage {
  return {
    financePage: undefined,
    financePageShown: false,
    contactSalesLabel: "Contact sales",
    bookTestDriveLabel: "Book a test drive",
    certifiedTitle: "Certified by us",
    certifiedText: "160 checks and a warranty.",
    certifiedLabel: "What certified means",
    reservedText: "Another customer has reserved this car.",
    ratingText: "We compare cars of the same model.",
    tooFewText: "Too few cars are like it to say.",
    soldTitle: "This car is sold",
    soldText: "It found a new owner.",
    outOfStockTitle: "This car has left",
    outOfStockText: "It is not with us any more.",
    unknownTitle: "No such car",
    unknownText: "No car has this number.",
    ...changes,
  };
}
