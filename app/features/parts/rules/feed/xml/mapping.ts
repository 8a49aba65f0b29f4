import * as z from "zod/mini";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { driveTrains } from "../catalogue-records.ts";

/** The importer's own tables: what the ids of ACES and PIES are called in the catalog. Null: it says nothing there. */
const code = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const number = z.string().check(z.regex(/^\d{1,10}$/));
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(160));
const brand = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4}$/));
const mappingFile = z.strictObject({
  /** Ours by their codes (`BrandAAIAID`): parts of others are left out, whatever they fit. */
  brands: z._default(z.array(brand), []),
  baseVehicles: z._default(
    z.record(
      number,
      z.strictObject({
        model: z.string().check(z.regex(/^[A-Z0-9]{2,8}$/)),
        year: z.int().check(z.gte(1980), z.lte(2100)),
      }),
    ),
    {},
  ),
  partTypes: z._default(z.record(number, code), {}),
  positions: z._default(z.record(number, z.nullable(code)), {}),
  driveTypes: z._default(z.record(number, z.nullable(z.enum(driveTrains))), {}),
  /** Trims. */
  subModels: z._default(z.record(number, z.nullable(code)), {}),
  /** By the id of a qualifier, or by the text of one with parameters, or of a note. */
  qualifiers: z._default(z.record(z.string(), z.strictObject({ en: words, ar: words })), {}),
});
type MappingFile = z.output<typeof mappingFile>;
/** Maps: an id may be called like something that every object has. */
export type Mapping = {
  readonly [K in Exclude<keyof MappingFile, "brands">]: ReadonlyMap<string, MappingFile[K][string]>;
} & { readonly brands: ReadonlySet<string> };

/** What can be wrong with a mapping, for a terminal. */
export const mappingProblems = {
  "broken-json": "This is not valid JSON.",
  "wrong-value": "This value is missing or cannot be read.",
  "unknown-field": "A mapping has no such field.",
} as const;
export interface MappingProblem {
  readonly field: string;
  readonly problem: keyof typeof mappingProblems;
}

export function readMapping(text: string): { mapping: Mapping } | { problems: readonly MappingProblem[] } {
  const json = parseJson(text);
  if (json === undefined) return { problems: [{ field: "file", problem: "broken-json" }] };
  const read = mappingFile.safeParse(json);
  if (!read.success) return { problems: read.error.issues.flatMap(problemsOfIssue) };
  const { brands, baseVehicles, partTypes, positions, driveTypes, subModels, qualifiers } = read.data;
  return {
    mapping: {
      brands: new Set(brands),
      baseVehicles: new Map(Object.entries(baseVehicles)),
      partTypes: new Map(Object.entries(partTypes)),
      positions: new Map(Object.entries(positions)),
      driveTypes: new Map(Object.entries(driveTypes)),
      subModels: new Map(Object.entries(subModels)),
      qualifiers: new Map(Object.entries(qualifiers)),
    },
  };
}

function problemsOfIssue(issue: z.core.$ZodIssue): MappingProblem[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: [...path, key].join("."), problem: "unknown-field" }));
  return [{ field: path.join(".") || "file", problem: "wrong-value" }];
}
