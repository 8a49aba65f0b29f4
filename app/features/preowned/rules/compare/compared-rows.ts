import type { UsedVehicle } from "../../car-calls.ts";

/** What is compared, in the order in which a buyer asks. What cars are fitted with follows, one line each. */
const fields = [
  "year",
  "kilometrage",
  "certified",
  "warranty",
  "bodyType",
  "fullColor",
  "fuelType",
  "engineSize",
  "power",
  "cylinders",
  "transmission",
  "driveType",
  "doors",
  "seats",
  "weight",
] as const satisfies readonly (keyof UsedVehicle)[];
export type ComparedField = (typeof fields)[number];

/** A line of the comparison: a field of the cars, or something that each of them has or has not. */
export type ComparedLine =
  | { readonly kind: "field"; readonly field: ComparedField; readonly differs: boolean }
  | {
      readonly kind: "equipment";
      readonly name: string;
      readonly has: readonly boolean[];
      readonly differs: boolean;
    };

/**
 * Cars side by side, line by line; a field that none of them has is left out. A single car differs from nothing.
 */
export function comparedLines(cars: readonly UsedVehicle[]): ComparedLine[] {
  const known = fields.filter((field) => cars.some((car) => isKnown(car[field])));
  const equipment = [...new Set(cars.flatMap(({ specifications }) => specifications))];
  return [
    ...known.map((field) => {
      const values = cars.map((car) => JSON.stringify(car[field]));
      return { kind: "field", field, differs: new Set(values).size > 1 } as const;
    }),
    ...equipment.map((name) => {
      const has = cars.map(({ specifications }) => specifications.includes(name));
      return { kind: "equipment", name, has, differs: has.includes(false) } as const;
    }),
  ];
}

/** The same lines, those in which the cars differ first; both parts keep their order. */
export function differencesFirst(lines: readonly ComparedLine[]): ComparedLine[] {
  return [...lines.filter(({ differs }) => differs), ...lines.filter(({ differs }) => !differs)];
}

/** The cars that lead in a number, unless all are alike: the cheapest, the least driven. */
export function leastOf(numbers: readonly number[]): readonly boolean[] {
  const least = Math.min(...numbers);
  const all = numbers.every((one) => one === least);
  return numbers.map((one) => !all && one === least);
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}
