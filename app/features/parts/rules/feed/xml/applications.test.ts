import fc from "fast-check";
import { expect, test } from "vitest";
import { Applications, type YearApplication } from "./applications.ts";

const pads = (year: number, more: Partial<YearApplication> = {}): YearApplication => ({
  ...{ part: "04466HJR01", model: "HJR", trim: null, drive: null, position: "rear", quantity: 1, year },
  ...more,
});
function recordsOf(rows: Iterable<YearApplication>) {
  const applications = new Applications();
  for (const [index, row] of [...rows].entries()) applications.add(row, index + 1);
  return [...applications.records()];
}
const rangesOf = (rows: Iterable<YearApplication>) =>
  recordsOf(rows).map(({ line, record }) =>
    record.record === "fitment" ? [record.yearFrom, record.yearTo, line] : [],
  );

test.each<[string, YearApplication[], number[][]]>([
  ["years in a row are one range", [pads(2020), pads(2021), pads(2022)], [[2020, 2022, 1]]],
  ["in any order, with the first of their lines", [pads(2022), pads(2020), pads(2021)], [[2020, 2022, 1]]],
  ["the same twice is once", [pads(2020), pads(2020)], [[2020, 2020, 1]]],
  [
    "a missing year parts them",
    [pads(2020), pads(2022)],
    [
      [2020, 2020, 1],
      [2022, 2022, 2],
    ],
  ],
  ...(
    [
      { model: "SHB" },
      { trim: "trail" },
      { drive: "AWD" },
      { position: "front" },
      { quantity: 2 },
      { part: "04466HJR02" },
      { qualifier: { en: "a", ar: "ب" } },
    ] as const
  ).map((other): [string, YearApplication[], number[][]] => [
    `another ${Object.keys(other)[0]} parts them`,
    [pads(2020), pads(2021, other)],
    [
      [2020, 2020, 1],
      [2021, 2021, 2],
    ],
  ]),
])("%s", (_, rows, ranges) => {
  expect(rangesOf(rows)).toEqual(ranges);
});

test("what is taken off goes, in the order of the file", () => {
  const applications = new Applications();
  for (const year of [2020, 2021, 2022]) applications.add(pads(year), year);
  applications.remove(pads(2021), 5);
  applications.remove(pads(2022), 6);
  applications.add(pads(2022), 7);
  const years = [...applications.records()].map(({ record }) => "yearTo" in record && record.yearTo);
  expect(years).toEqual([2020, 2022]);
  expect(applications.linesThatLeaveNone()).toEqual([]);
  for (const [index, year] of [2020, 2022].entries()) applications.remove(pads(year), 8 + index);
  expect([...applications.records()]).toEqual([]);
  expect(applications.linesThatLeaveNone()).toEqual([9]);
});

test("ranges are of exactly the years that were written, and none goes on where another ends", () => {
  const row = fc.record({
    year: fc.integer({ min: 2015, max: 2026 }),
    model: fc.constantFrom("HJR", "SHB"),
    trim: fc.constantFrom(null, "trail"),
    quantity: fc.constantFrom(1, 2),
    part: fc.constantFrom("04466HJR01", "04466HJR02"),
  });
  const carOf = ({ part, model, trim, quantity }: Partial<YearApplication>, year: number) =>
    JSON.stringify([part, model, trim, quantity, year]);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const records = recordsOf(rows.map(({ year, ...more }) => pads(year, more))).flatMap(({ record }) =>
        record.record === "fitment" ? [record] : [],
      );
      const cars = records.flatMap((record) =>
        Array.from({ length: record.yearTo - record.yearFrom + 1 }, (_, index) =>
          carOf(record, record.yearFrom + index),
        ),
      );
      expect(cars.toSorted()).toEqual([...new Set(rows.map((one) => carOf(one, one.year)))].toSorted());
      const ends = new Set(records.map((record) => carOf(record, record.yearTo + 1)));
      expect(records.some((record) => ends.has(carOf(record, record.yearFrom)))).toBe(false);
    }),
  );
});
