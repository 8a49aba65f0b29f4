/** An offer's first and last day, YYYY-MM-DD in the importer's zone; both belong to it. */
export interface OfferDates {
  readonly validFrom: string;
  readonly validUntil: string;
}
export type OfferState = "coming" | "running" | "ended";

/** Where an offer stands on a day. Days compare as their texts do. */
export function offerState({ validFrom, validUntil }: OfferDates, today: string): OfferState {
  if (today < validFrom) return "coming";
  return today > validUntil ? "ended" : "running";
}

/** The offers of a day, in the order of the content; what has ended or not begun is not shown. */
export function runningOffers<O extends OfferDates>(offers: readonly O[], today: string): O[] {
  return offers.filter((offer) => offerState(offer, today) === "running");
}

/** From so many days before its end an offer may say that it ends soon; before that it would be noise. */
const soonDays = 10;

/** The days that are left after today, where they are few enough to be shown: 0 is the last day. */
export function daysToShow(daysLeft: number): number | undefined {
  return daysLeft >= 0 && daysLeft <= soonDays ? daysLeft : undefined;
}
