import type { UsedVehicle } from "../../car-calls.ts";
import { type Feature, features } from "../../stock-terms.ts";
import { comparedFields } from "../fields/car-fields.ts";

/** What is compared. What cars are fitted with follows, one line each. */
export type ComparedField = (typeof comparedFields)[number];

/** What a list says of a feature: that the car has it, with its number where it says one, or nothing. */
export type Stated = { readonly value: number | null } | "not-stated";

/**
 * A line of the comparison: a field of the cars, a feature of their lists, or what the lists say besides. That a list does
 * not name a feature does not mean that the car lacks it.
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
export function comparedLines(cars: readonly UsedVehicle[]): ComparedLine[] {
  const filled = comparedFields.filter((field) => cars.some((car) => hasValue(car[field])));
  const fitted = new Set(cars.flatMap(({ equipment }) => equipment.fitted.map(({ feature }) => feature)));
  return [
    ...filled.map((field) => {
      const values = cars.map((car) => JSON.stringify(car[field]));
      return { kind: "field", field, differs: new Set(values).size > 1 } as const;
    }),
    ...features.filter((feature) => fitted.has(feature)).map((feature) => featureLine(feature, cars)),
    ...othersLine(cars),
  ];
}

function featureLine(feature: Feature, cars: readonly UsedVehicle[]): ComparedLine {
  const stated = cars.map(({ equipment }): Stated => {
    const found = equipment.fitted.find((one) => one.feature === feature);
    return found === undefined ? "not-stated" : { value: found.value };
  });
  const differs = new Set(stated.map((one) => JSON.stringify(one))).size > 1;
  return { kind: "feature", feature, stated, differs };
}

/** The phrases that are no feature, each car with its own. */
function othersLine(cars: readonly UsedVehicle[]): ComparedLine[] {
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
