/** What is known of a trim in numbers and names (content: trim-variant). Absent: it does not apply to it. */
export interface Specifications {
  readonly fuel: "petrol" | "hybrid" | "diesel";
  readonly engineCc: number;
  readonly cylinders: number;
  readonly powerKw: number;
  readonly torqueNm: number;
  readonly transmission: "manual" | "automatic" | "cvt" | "hybrid-cvt";
  readonly gears?: number | undefined;
  readonly drive: "front" | "rear" | "all" | "four-low-range";
  readonly consumption: number;
  readonly acceleration: number;
  readonly topSpeedKmh: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
  readonly groundClearanceMm: number;
  readonly kerbWeightKg: number;
  readonly bootLitres?: number | undefined;
  readonly payloadKg?: number | undefined;
  readonly towingKg?: number | undefined;
  readonly tankLitres: number;
  readonly seats: number;
  readonly doors: number;
  readonly wheelInches: number;
  readonly airbags: number;
}
export type SpecificationName = keyof Specifications;

/** The table of a brochure: its groups, in the order of a buyer's interest. */
export const specificationGroups = {
  drive: ["fuel", "engineCc", "cylinders", "powerKw", "torqueNm", "transmission", "gears", "drive"],
  road: ["acceleration", "topSpeedKmh", "consumption", "tankLitres"],
  size: ["lengthMm", "widthMm", "heightMm", "wheelbaseMm", "groundClearanceMm", "kerbWeightKg"],
  room: ["seats", "doors", "bootLitres", "payloadKg", "towingKg", "wheelInches", "airbags"],
} as const satisfies Record<string, readonly SpecificationName[]>;
export type SpecificationGroup = keyof typeof specificationGroups;

/** One line of a comparison: a value for each car, in their order. */
export interface ComparedRow {
  readonly name: SpecificationName;
  readonly values: readonly Specifications[SpecificationName][];
}

/**
 * Cars side by side: first what differs, then what all have in common, both in the order of the brochure. What none has
 * is left out; what only some have differs. Only so many specifications as `names` lists, else all.
 */
export function compareSpecifications(
  cars: readonly { readonly specifications: Specifications }[],
  names?: readonly SpecificationName[],
) {
  const rows = Object.values(specificationGroups)
    .flat()
    .filter((name) => names?.includes(name) ?? true)
    .map((name): ComparedRow => ({ name, values: cars.map(({ specifications }) => specifications[name]) }))
    .filter(({ values }) => values.some((value) => value !== undefined));
  const differs = ({ values }: ComparedRow) => values.some((value) => value !== values[0]);
  return { differing: rows.filter(differs), common: rows.filter((row) => !differs(row)) };
}

/** The range that a number covers over all trims, for a figure that speaks of the model: least and most. */
export function rangeOver(
  trims: readonly { readonly specifications: Specifications }[],
  name: SpecificationName,
): { least: number; most: number } | undefined {
  const values = trims
    .map(({ specifications }) => specifications[name])
    .filter((one) => typeof one === "number");
  return values.length === 0 ? undefined : { least: Math.min(...values), most: Math.max(...values) };
}
