import type { Language } from "#app/i18n/language.ts";
import type { Fit } from "../../calls.ts";
import type { Names } from "../../rules/catalogue-tree.ts";
import type { ReturnKind } from "../../rules/feed/catalogue-records.ts";
import { fitOfPart } from "../../rules/fit.ts";
import { sharedPosition } from "../../rules/where-on-car.ts";
import { carOf, chosenCarOf } from "./chosen-car.server.ts";
import { breaksOf, loadParts, nameOf, type Part, partsByNumber } from "./part-rows.server.ts";
import { type Reference, reference } from "./reference.server.ts";
import { placedName } from "./words/placed-name.server.ts";

/** A part as a cart needs it. Money in dirhams; without a price it is not sold. */
export interface OrderablePart {
  readonly number: string;
  /** With where on the car it sits. */
  readonly name: Names;
  readonly typeId: string;
  readonly picture: string | null;
  readonly weightGrams: number;
  readonly warrantyMonths: number;
  readonly returns: ReturnKind;
  /** Whether it belongs to every car. */
  readonly isUniversal: boolean;
  readonly unitPrice: { readonly originalPrice: number; readonly unitDiscount: number } | null;
  /** From so many pieces on so much off each of them instead. */
  readonly breaks: readonly { readonly from: number; readonly unitDiscount: number }[];
  /** Whether another number than this one was requested. */
  readonly superseded: boolean;
}
export interface PartOfCar {
  readonly number: string;
  readonly car: string | null;
}

/** Parts by the numbers that were requested; an old number answers the part that took its place. */
export async function orderableParts(
  numbers: readonly string[],
  at: Date,
): Promise<Map<string, OrderablePart>> {
  const ref = await reference();
  const parts = await loadParts(ref, partsByNumber(numbers), { car: undefined, now: at });
  return new Map(parts.map((part) => [part.row.requested, orderableOf(part, ref)]));
}

function orderableOf(part: Part, { terms }: Reference): OrderablePart {
  const { row, type, models } = part;
  const { original_price: originalPrice, unit_discount: unitDiscount } = row;
  const positions = models.flatMap(({ position_ids }) => position_ids.map((id) => terms.get(id) ?? null));
  return {
    number: row.number,
    name: placedName(nameOf(part), sharedPosition(positions)),
    typeId: type.code,
    picture: row.picture ?? type.picture,
    weightGrams: row.weight_grams,
    warrantyMonths: row.warranty_months,
    returns: type.returns,
    isUniversal: row.is_universal,
    unitPrice: row.has_price ? { originalPrice, unitDiscount } : null,
    breaks: row.has_price
      ? breaksOf(row).map(({ from, unitDiscount: off }) => ({ from, unitDiscount: off }))
      : [],
    superseded: row.number !== row.requested,
  };
}

/** Whether each part fits the car beside it. What the catalogue does not know is unknown. */
export async function fitOf(pairs: readonly PartOfCar[], now: Date): Promise<Fit[]> {
  const ref = await reference();
  const fits = new Map<string, Fit>();
  for (const [key, own] of Map.groupBy(pairs, ({ car }) => car)) {
    const car = key === null ? undefined : carOf(key, ref);
    const wanted = partsByNumber(own.map(({ number }) => number));
    for (const { row, applications } of await loadParts(ref, wanted, { car, now })) {
      const { fit } = fitOfPart({ applications, isUniversal: row.is_universal }, car);
      fits.set(`${key} ${row.requested}`, fit);
    }
  }
  return pairs.map(({ number, car }) => fits.get(`${car} ${number}`) ?? "unknown");
}

/** What a car is called: `Rimal Hajar Trail 2024`; undefined where the catalogue does not know it. */
export async function carName(key: string, language: Language): Promise<string | undefined> {
  const car = carOf(key, await reference());
  return car && chosenCarOf(car, language).name;
}
