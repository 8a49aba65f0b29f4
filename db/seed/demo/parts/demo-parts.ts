import { sharedPosition } from "#app/features/parts/rules/where-on-car.ts";
import { placedName } from "#app/features/parts/server/finding/words/placed-name.server.ts";
import type { Place } from "./cars/places.ts";
import { type Cars, carsBy } from "./cars/sharing.ts";
import { chance } from "./chance.ts";
import { type FittingRow, splitBySerial, timesReplaced } from "./changes.ts";
import { partNumbering } from "./part-numbers.ts";
import { demoPlans } from "./plans/demo-plans.ts";
import type { Bilingual, PartPlan, Variant } from "./plans/part-plans.ts";
import { demoPartTypes } from "./types/part-types.ts";

export interface DemoPart {
  readonly number: string;
  /** Old numbers, the oldest first. */
  readonly replaced: readonly string[];
  readonly plan: PartPlan;
  readonly place: Place;
  readonly variant: Variant;
  /** Where the type's name does not say enough. */
  readonly name: Bilingual | null;
  readonly quantity: number;
  readonly grams: number;
  /** In QAR. */
  readonly price: number;
  readonly rows: readonly FittingRow[];
  readonly alternatives: readonly string[];
}

let made: readonly DemoPart[] | undefined;
/** Every part number that is still made; computed once. */
export function demoParts(): readonly DemoPart[] {
  if (made) return made;
  const numbersOf = partNumbering();
  made = demoPlans.flatMap((plan) =>
    carsBy(plan.sharing, plan.only).flatMap((cars) =>
      placesOf(plan, cars).flatMap((place) => {
        const alike = partsOfPlace(plan, cars, place, numbersOf);
        return plan.interchangeable ? withAlternatives(alike) : alike;
      }),
    ),
  );
  return made;
}

const names = new Map(demoPartTypes.map(({ id, name }) => [id, name]));

/** Coupes have no rear doors, and a van's slide and have their own parts. */
function placesOf(plan: PartPlan, { rows }: Cars): readonly Place[] {
  const body = rows[0]?.model.body;
  if (!plan.ofDoors || (body !== "coupe" && body !== "van")) return plan.places;
  return plan.places.filter(([position = ""]) => !position.startsWith("rear"));
}

function partsOfPlace(
  plan: PartPlan,
  cars: Cars,
  place: Place,
  numbersOf: ReturnType<typeof partNumbering>,
): DemoPart[] {
  return variantsOf(plan, cars).flatMap((variant) =>
    splitBySerial(plan.type, place, cars.rows).map((rows) => ({
      ...numbersOf(
        plan.type,
        cars.letters,
        (turn) => timesReplaced(plan.type, cars.letters, turn),
        variant.color,
      ),
      plan,
      place,
      variant,
      name: nameOf(plan.type, variant, place),
      quantity: typeof plan.each === "function" ? plan.each(cars.cylinders) : (plan.each ?? 1),
      grams: variant.grams ?? weightOf(plan, cars),
      price: priceOf(plan, cars, variant),
      rows,
      alternatives: [],
    })),
  );
}

function variantsOf({ looks, variants = [{}] }: PartPlan, { look }: Cars): readonly Variant[] {
  return looks === undefined ? variants : [looks[look] ?? looks[1]];
}

function nameOf(type: string, variant: Variant, place: Place): Bilingual | null {
  const ofType = names.get(type);
  if (ofType === undefined) throw new Error(`no part type ${type}`);
  const { name: [en, ar] = [] } = variant;
  const ofVariant = {
    en: [ofType.en, en].filter(Boolean).join(", "),
    ar: [ofType.ar, ar].filter(Boolean).join("، "),
  };
  const own = placedName(ofVariant, sharedPosition(place));
  return own.en === ofType.en && own.ar === ofType.ar ? null : [own.en, own.ar];
}

/** Parts of dearer cars are heavier. */
function weightOf({ grams }: PartPlan, { rank }: Cars): number {
  return Math.max(5, Math.round((grams * (0.85 + 0.3 * rank)) / 5) * 5);
}

/** Both sides of a car cost the same: chance looks at type and cars alone. */
function priceOf(
  { type, sharing, price: [from, to] }: PartPlan,
  cars: Cars,
  { factor = 1 }: Variant,
): number {
  const rank = sharing === "wheel" ? (cars.inches - 15) / 7 : cars.rank;
  const uneven = from === to ? 1 : 0.97 + 0.06 * chance(`price ${type} ${cars.letters}`);
  const price = (from + (to - from) * rank) * factor * uneven;
  const step = price < 100 ? 1 : price < 1000 ? 5 : 10;
  return Math.round(price / step) * step;
}

/** Parts for the same cars may be taken in place of each other. */
function withAlternatives(parts: readonly DemoPart[]): DemoPart[] {
  const cars = ({ rows }: DemoPart) =>
    JSON.stringify(rows.map((row) => [row.yearFrom, row.yearTo, row.serialFrom, row.serialTo]));
  return parts.map((part) => ({
    ...part,
    alternatives: parts
      .filter((other) => other !== part && cars(other) === cars(part))
      .map(({ number }) => number),
  }));
}
