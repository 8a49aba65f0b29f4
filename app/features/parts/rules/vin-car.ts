import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { doubtfulLetters, normalVin, withoutLookalikes } from "#app/lib/validation/vin.ts";
import type { Model } from "./catalogue-tree.ts";
import type { DriveTrain } from "./feed/catalogue-records.ts";
import type { CarFacts } from "./fit.ts";

interface Pattern {
  readonly model: Model;
  readonly trim: string | null;
  readonly drive: DriveTrain | null;
}
export interface CarOfVin {
  readonly car: CarFacts & { readonly model: Model };
  readonly doubts: { place: number; letter: string; digit: string }[];
}

/** The tenth character of a VIN by its model year from 1980 on; after thirty years they begin again (ISO 3779). */
const yearCharacters = "ABCDEFGHJKLMNPRSTVWXY123456789";
const firstYear = 1980;

/**
 * The car that a VIN belongs to: model, trim and drive train by its first eight characters, the model year by its tenth,
 * the serial number by its last six. Letters that no VIN has count as the digits that they look like. The check digit
 * decides nothing: not every maker sets it. Undefined where no pattern or no year of the model fits.
 */
export function carOfVin(
  typed: string,
  patternOf: (prefix: string) => Pattern | undefined,
): CarOfVin | undefined {
  const written = normalVin(typed);
  if (problemOf("vin", written) !== undefined) return undefined;
  const vin = withoutLookalikes(written);
  const pattern = patternOf(vin.slice(0, 8));
  if (pattern === undefined) return undefined;
  const { model, trim, drive } = pattern;
  const modelYear = yearsOf(vin[9] ?? "").find((year) => year >= model.yearFrom && year <= model.yearTo);
  if (modelYear === undefined) return undefined;
  const serial = /^\d{6}$/.test(vin.slice(11)) ? Number(vin.slice(11)) : null;
  return {
    car: { model, modelCode: model.code, modelYear, trim, drive, serial },
    doubts: doubtfulLetters(written),
  };
}

/** The years that a character may mean, the latest first. */
export function yearsOf(character: string): number[] {
  const place = yearCharacters.indexOf(character);
  if (character === "" || place < 0) return [];
  return [4, 3, 2, 1, 0].map((cycle) => firstYear + place + cycle * yearCharacters.length);
}
