import type { Language } from "#app/i18n/language.ts";
import type { ListedVehicle } from "../calls.ts";
import { listedFields } from "../rules/fields/car-fields.ts";
import { inOneLanguage } from "../rules/fields/one-language.ts";
import type { StockSnapshot } from "../rules/stock/stock-snapshot.ts";

const dayMs = 86_400_000;
/** A price counts as reduced for so long. */
const reducedForMs = 30 * dayMs;

export interface Showing {
  readonly language: Language;
  readonly now: Date;
}

/** Cars of the index as the listing shows them. */
export function listedVehicles(
  stock: StockSnapshot,
  places: readonly number[],
  showing: Showing,
): ListedVehicle[] {
  return places.flatMap((place) => listedVehicle(stock, place, showing) ?? []);
}

function listedVehicle(
  { columns, ratings, terms }: StockSnapshot,
  place: number,
  { language, now }: Showing,
): ListedVehicle | undefined {
  const profile = columns.profiles[columns.profile[place] ?? 0];
  const vehicleNo = columns.vehicleNo[place];
  if (profile === undefined || vehicleNo === undefined) return undefined;
  const { make, model, year } = profile;
  const [price, kilometrage] = [columns.price[place] ?? 0, columns.kilometrage[place] ?? 0];
  const reducedAtMs = (columns.reducedAt[place] ?? 0) * 1000;
  const { rating } = ratings.rate({ vehicleNo, make, model, year, price, kilometrage });
  return {
    vehicleNo,
    make,
    makeLabel: profile.makeNames[language],
    model,
    modelLabel: profile.modelNames[language],
    ...inOneLanguage({ ...profile, kilometrage }, listedFields, language),
    variant: profile.variant[language],
    price,
    formerPrice: isReduced(reducedAtMs, now) ? (columns.reducedFrom[place] ?? null) : null,
    place: profile.place,
    monthly: terms.payments.of(price),
    status: columns.reserved[place] === 1 ? "reserved" : "in-stock",
    rating,
    image: columns.image[place] ?? null,
    pictures: columns.pictures[place] ?? 0,
    samplePictures: columns.samples[place] === 1,
  };
}

/** Whether a price that fell at an instant still counts as reduced. */
export function isReduced(atMs: number, now: Date): boolean {
  return now.getTime() - atMs < reducedForMs;
}
