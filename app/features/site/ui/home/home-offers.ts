import type { car } from "#app/features/showroom/content/car.ts";
import type { offer } from "#app/features/showroom/content/offer.ts";
import { runningOffers } from "#app/features/showroom/rules/offers/offer-dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import type { Language } from "#app/i18n/language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";

/** An offer as the home page shows it: its picture, or the model that it is about while there is none. */
export interface HomeOffer {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Its last day in words. */
  readonly until: string;
  readonly price?: number;
  readonly monthlyPrice?: number;
  readonly alt: string;
  readonly picture?: { readonly wide: string; readonly width: number; readonly height: number };
  readonly model?: { readonly wide: string };
}

/** So many stand on the home page; the others are a link away. */
const most = 3;

/** The first offers with a price that run today, those with a picture of their own before the others. */
export function homeOffers(
  offers: readonly Content<typeof offer>[],
  cars: readonly Content<typeof car>[],
  today: string,
  language: Language,
): HomeOffer[] {
  const priced = runningOffers(offers, today).filter(({ price, monthlyPrice }) => price ?? monthlyPrice);
  const hasPicture = (one: Content<typeof offer>) => isPicturePublished(one.picture.wide);
  const chosen = [...priced.filter(hasPicture), ...priced.filter((one) => !hasPicture(one))].slice(0, most);
  return chosen.map((one) => {
    const { id, offerName: name, offerDescriptionOne: text, price, monthlyPrice } = one;
    const until = promisedDate(one.validUntil, language);
    const shown = { id, name, text, until, ...(price && { price }), ...(monthlyPrice && { monthlyPrice }) };
    if (hasPicture(one)) {
      const { wide, width, height } = one.picture;
      return { ...shown, alt: one.pictureAlt, picture: { wide, width, height } };
    }
    const about = cars.find((car) => car.id === one.cars[0] && isPicturePublished(car.carImage));
    if (!about) return { ...shown, alt: "" };
    const model = { wide: about.carImage };
    return { ...shown, alt: about.carImageAlt, model };
  });
}
