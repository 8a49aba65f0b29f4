import type { Place } from "./cars/places.ts";
import type { CarRow } from "./cars/sharing.ts";
import { chance } from "./chance.ts";

/** A car row that may end or begin at a serial number within its model year. */
export interface FittingRow extends CarRow {
  readonly serialFrom?: number;
  readonly serialTo?: number;
}

type SerialSplit = readonly [
  type: string,
  position: string | null,
  model: string,
  year: number,
  last: number,
];
/** Changed in the middle of a model year: one number up to the last serial, another from the next on. */
const serialSplits: readonly SerialSplit[] = [
  // Around the demo's own cars: the first of the new, the last of the old, and some between.
  ["brake-pads", "front", "HJR", 2024, 4820],
  ["stabilizer-link", "front-left", "HJR", 2024, 4821],
  ["shock-absorber", "front-left", "HJR", 2024, 4500],
  ["shock-absorber", "front-right", "HJR", 2024, 4500],
  ["cabin-filter", null, "HJR", 2024, 5200],
  ["radiator-hose", "lower", "HJR", 2024, 4821],
  ["mirror-glass", "left", "HJR", 2024, 4820],
  ["brake-pads", "front", "SHB", 2025, 1376],
  ["brake-disc", "front-left", "SHB", 2025, 1377],
  ["air-filter", null, "SHB", 2025, 1377],
  ["tie-rod-end", "front-left", "SHB", 2025, 1250],
  ["wiper-blade", "left", "SHB", 2025, 1500],
  ["fuel-pump", null, "BDA", 2021, 7904],
  ["brake-hose", "front-left", "BDA", 2021, 7905],
  ["cabin-filter", null, "JMN", 2024, 2063],
  ["radiator", null, "JMN", 2024, 2064],
  ["fuel-pump", null, "SHL", 2023, 118_400],
  ["radiator-fan", null, "WHT", 2022, 20_310],
  ["door-mirror", "right", "REM", 2023, 8_155],
];

/** The cars of each number of a place: one list, or two where the part changed within a model year. */
export function splitBySerial(
  type: string,
  place: Place,
  rows: readonly CarRow[],
): (readonly FittingRow[])[] {
  const split = serialSplits.find(
    ([ofType, position, model, year]) =>
      ofType === type &&
      (position === null ? place.length === 0 : place.some((one) => one === position)) &&
      rows.some((row) => row.model.code === model && row.yearFrom <= year && year <= row.yearTo),
  );
  if (split === undefined) return [rows];
  const [, , model, year, last] = split;
  const others = rows.filter((row) => row.model.code !== model);
  const own = rows.filter((row) => row.model.code === model);
  const before = own.flatMap((row) => [
    ...years(row, row.yearFrom, Math.min(row.yearTo, year - 1)),
    ...years(row, Math.max(row.yearFrom, year), Math.min(row.yearTo, year)).map((one) => ({
      ...one,
      serialTo: last,
    })),
  ]);
  const after = own.flatMap((row) => [
    ...years(row, Math.max(row.yearFrom, year), Math.min(row.yearTo, year)).map((one) => ({
      ...one,
      serialFrom: last + 1,
    })),
    ...years(row, Math.max(row.yearFrom, year + 1), row.yearTo),
  ]);
  return [[...others, ...before], after];
}

function years(row: CarRow, yearFrom: number, yearTo: number): CarRow[] {
  return yearFrom > yearTo ? [] : [{ ...row, yearFrom, yearTo }];
}

/** Parts of the demo's own cars that were replaced, so that an old number of each can be looked up. */
const replacedOften: Readonly<Record<string, number>> = {
  "oil-filter 33 1": 2,
  "cabin-filter PD 3": 1,
  "brake-pads PF 4": 3,
  "wiper-blade HJ 3": 1,
  "drive-belt 30 1": 2,
};

/** How often a part was replaced by a newer number: 0 for most, up to 3. */
export function timesReplaced(type: string, letters: string, turn: number): number {
  const key = `${type} ${letters} ${turn}`;
  const often = replacedOften[key];
  if (often !== undefined) return often;
  return chance(`replaced ${key}`) < 1 / 40 ? 1 + Math.floor(chance(`times ${key}`) * 3) : 0;
}
