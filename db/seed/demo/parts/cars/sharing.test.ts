import fc from "fast-check";
import { expect, test } from "vitest";
import { models, type Trim, yearsOf } from "./models.ts";
import { carsBy, type Only, rowsOf, type Sharing } from "./sharing.ts";

const model = (code: string) => {
  const found = models.find((one) => one.code === code);
  if (!found) throw new Error(code);
  return found;
};
const short = (code: string, years: readonly [number, number], only: Only) =>
  rowsOf(model(code), years, only).map(({ yearFrom, yearTo, trim, drive }) => [
    yearFrom,
    yearTo,
    trim,
    drive,
  ]);

test("what fits all trims is one row without a trim", () => {
  expect(short("REM", [2015, 2020], () => true)).toEqual([[2015, 2020, null, null]]);
});

test("what fits all trims of a drive train is one row with it", () => {
  expect(short("WHT", [2021, 2027], ({ drive }) => drive === "AWD")).toEqual([[2021, 2027, null, "AWD"]]);
});

test("what fits some trims is a row each, from the year in which the trim was first sold", () => {
  expect(short("SHL", [2014, 2027], ({ id }) => id.startsWith("hybrid"))).toEqual([
    [2020, 2027, "hybrid", null],
    [2020, 2027, "hybrid-sport", null],
  ]);
});

test("a trim that was not sold yet has no row", () => {
  expect(short("HJR", [2014, 2021], ({ id }) => id === "hybrid")).toEqual([]);
});

const sharings: readonly Sharing[] = [
  "engine",
  "family",
  "platform",
  "era",
  "model",
  "generation",
  "looks",
  "wheel",
  "all",
];
test.each(sharings)("by %s every car belongs to exactly one number", (sharing) => {
  const rows = carsBy(sharing).flatMap((cars) => cars.rows);
  const anyCar = fc.constantFrom(...models).chain((one) => {
    const [from, to] = yearsOf(one);
    return fc.record({
      model: fc.constant(one),
      trim: fc.constantFrom(...one.trims),
      year: fc.integer({ min: from, max: to }),
    });
  });
  const isSold = ({ since = 0 }: Trim, year: number) => since <= year;
  fc.assert(
    fc.property(anyCar, ({ model, trim, year }) => {
      fc.pre(isSold(trim, year));
      const fitting = rows.filter(
        (row) =>
          row.model === model &&
          row.yearFrom <= year &&
          year <= row.yearTo &&
          (row.trim === null || row.trim === trim.id) &&
          (row.drive === null || row.drive === trim.drive),
      );
      expect(fitting).toHaveLength(1);
    }),
  );
});
