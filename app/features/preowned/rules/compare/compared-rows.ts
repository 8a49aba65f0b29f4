import { type Feature, features } from "../../stock-terms.ts";
import type { Fitted } from "../equipment/equipment.ts";
import { comparedFields } from "../fields/car-fields.ts";
import type { ComparedCar } from "./by-trim.ts";

/** What is compared. What cars are fitted with follows, one line each. */
export type ComparedField = (typeof comparedFields)[number];

/** What is known of a feature: that the car has it, with its number where one is said, by its list or its trim; or nothing. */
export type Stated = { readonly value: number | null; readonly by: "listing" | "trim" } | "not-stated";

/**
 * A line of the comparison: a field of the cars, a feature of their lists, or what the lists say besides. That a list does
 * not name a feature does not mean that the car lacks it: its trim may say it.
 */
export type ComparedLine =
  | { readonly kind: "field"; readonly field: ComparedField; readonly differs: boolean }
  | {
      readonly kind: "feature";
      readonly feature: Feature;
      readonly stated: readonly Stated[];
      readonly differs: boolean;
    }
  | { readonly kind: "others"; readonly phrases: readonly (readonly string[])[]; readonly differs: boolean };

/**
 * Cars side by side, line by line; a field that none of them has is left out. A single car differs from nothing.
 */
export function comparedLines(cars: readonly ComparedCar[]): ComparedLine[] {
  const filled = comparedFields.filter((field) => cars.some((car) => hasValue(car[field])));
  const fitted = new Set(
    cars.flatMap(({ equipment, byTrim }) =>
      [...equipment.fitted, ...byTrim.equipment].map(({ feature }) => feature),
    ),
  );
  return [
    ...filled.map((field) => {
      const values = cars.map((car) => JSON.stringify(car[field]));
      return { kind: "field", field, differs: new Set(values).size > 1 } as const;
    }),
    ...features.filter((feature) => fitted.has(feature)).map((feature) => featureLine(feature, cars)),
    ...othersLine(cars),
  ];
}

function featureLine(feature: Feature, cars: readonly ComparedCar[]): ComparedLine {
  const stated = cars.map(({ equipment, byTrim }): Stated => {
    const its = ({ feature: name }: Fitted) => name === feature;
    const listed = equipment.fitted.find(its);
    if (listed !== undefined) return { value: listed.value, by: "listing" };
    const known = byTrim.equipment.find(its);
    return known === undefined ? "not-stated" : { value: known.value, by: "trim" };
  });
  const values = stated.map((one) => (one === "not-stated" ? one : one.value));
  const differs = new Set(values).size > 1;
  return { kind: "feature", feature, stated, differs };
}

/** The phrases that are no feature, each car with its own. */
function othersLine(cars: readonly ComparedCar[]): ComparedLine[] {
  const phrases = cars.map(({ equipment }) => equipment.others);
  if (phrases.every((one) => one.length === 0)) return [];
  const differs = new Set(phrases.map((one) => JSON.stringify(one.toSorted()))).size > 1;
  return [{ kind: "others", phrases, differs }];
}

/** The cars that lead in a number, unless all are alike: the cheapest, the least driven. */
export function leastOf(numbers: readonly number[]): readonly boolean[] {
  const least = Math.min(...numbers);
  const all = numbers.every((one) => one === least);
  return numbers.map((one) => !all && one === least);
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}
