import { daysBetween } from "#app/i18n/dates/dates.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { car } from "../../content/car.ts";
import type { offer } from "../../content/offer.ts";
import { daysToShow } from "../../rules/offers/offer-dates.ts";

export type Offer = Content<typeof offer>;
export type Car = Content<typeof car>;

/** A car on transparent ground: what stands for an offer's picture until that is there. */
export interface CarPicture {
  readonly image: string;
}

/** What a list shows of an offer; its paragraphs stay at home. */
export type ListedOffer = Pick<
  Offer,
  | "id"
  | "offerName"
  | "offerDescriptionOne"
  | "picture"
  | "pictureAlt"
  | "price"
  | "monthlyPrice"
  | "validUntil"
  | "cars"
  | "carTypes"
> & {
  readonly carPicture: CarPicture | undefined;
  /** Days left after today, where few enough to be shown. */
  readonly daysLeft: number | undefined;
};

/** An offer as lists show it on a day. */
export function listedOffer(offer: Offer, cars: readonly Car[], today: string): ListedOffer {
  const { id, offerName, offerDescriptionOne, picture, pictureAlt, price, monthlyPrice, validUntil } = offer;
  const shown = { id, offerName, offerDescriptionOne, picture, pictureAlt, price, monthlyPrice, validUntil };
  return {
    ...shown,
    cars: offer.cars,
    carTypes: offer.carTypes,
    carPicture: carPictureOf(offer, cars),
    daysLeft: daysToShow(daysBetween(today, validUntil)),
  };
}

function carPictureOf({ cars: slugs }: Offer, cars: readonly Car[]): CarPicture | undefined {
  const found = cars.find(({ id }) => id === slugs[0]);
  return found && { image: found.carImage };
}
