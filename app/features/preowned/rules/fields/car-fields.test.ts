import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fieldInWords, termInWords } from "../../field-words.ts";
import { readFields } from "../feed/feed-fields.ts";
import { RowFields } from "../feed/row-fields.ts";
import { usedVehicleExample } from "../stock/stock-examples.ts";
import { type CarField, carFieldNames, comparedFields, indexedFields } from "./car-fields.ts";
import { choiceFilters, mainFilters, moreFilters, rangeFilters } from "./car-filters.ts";
import { columnsOfFields, fieldsOfRow, rowOfFields } from "./field-columns.ts";

const feedRow = {
  year: "2023",
  kilometrage: "12,500 mi",
  certified: "yes",
  warranty: "12 months",
  warrantyAr: "12 شهراً",
  bodyType: "crossover",
  color: "grey",
  fullColor: "Graphite Gray",
  fuelType: "gasoline",
  engineSize: "2.5 L",
  power: "150 kW",
  cylinders: "",
  transmission: "auto",
  driveType: "4x4",
  doors: "5",
  seats: "5 7",
  weight: "1,690 kg",
  description: "One owner.",
};

test("a row of a feed becomes a row of the table, and is read from it again", () => {
  const row = new RowFields(feedRow);
  const car = readFields(row);
  expect(row.problems).toEqual([]);
  const stored = rowOfFields(car);
  expect(stored).toMatchObject({
    model_year: 2023,
    kilometrage: 20_117,
    body_type: "suv",
    warranty_ar: "12 شهراً",
  });
  expect(Object.keys(stored).sort()).toEqual(columnsOfFields(carFieldNames).sort());
  const both = fieldsOfRow(
    stored as Parameters<typeof fieldsOfRow<CarField, unknown>>[0],
    carFieldNames,
    (names) => names,
  );
  expect(both).toEqual(car);
});

it.each([
  ["doors", "several", "not-a-number"],
  ["seats", "0 5", "out-of-bounds"],
  ["driveType", "six wheels", "unknown-value"],
  ["description", "a".repeat(2001), "too-long"],
])("%s %s of a feed is left out with the warning %s", (field, value, problem) => {
  const row = new RowFields({ ...feedRow, [field]: value });
  readFields(row);
  expect(row.warnings).toEqual([{ field, problem, value: value.slice(0, 60) }]);
  expect(row.problems).toEqual([]);
});

it("refuses a row by what it needs", () => {
  const row = new RowFields({ ...feedRow, year: "1920" });
  readFields(row);
  expect(row.problems).toEqual([{ field: "year", problem: "out-of-bounds", value: "1920" }]);
});

describe("a field in words", () => {
  const car = usedVehicleExample({ seats: [5, 7], cylinders: null });
  it.each([
    ["year", "2023", "2023"],
    ["kilometrage", "41,200 km", "41,200 كم"],
    ["certified", "Yes", "نعم"],
    ["bodyType", "SUV", "رباعية الدفع"],
    ["power", "203 hp", "203 أحصنة"],
    ["engineSize", "2,494 cc", "2,494 سم³"],
    ["seats", "5 or 7", "5 أو 7"],
    ["cylinders", undefined, undefined],
  ] as const)("%s is %s and %s", (field, en, ar) => {
    expect([fieldInWords(car, field, "en"), fieldInWords(car, field, "ar")]).toEqual([en, ar]);
  });

  it("says nothing of what is empty", () => {
    const empty = usedVehicleExample({ warranty: "", seats: [] });
    expect([fieldInWords(empty, "warranty", "en"), fieldInWords(empty, "seats", "ar")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("a value of a filter in words", () => {
  it.each([
    ["seats", "1", "1 seat", "مقعد واحد"],
    ["seats", "7", "7 seats", "7 مقاعد"],
    ["doors", "2", "2 doors", "بابان"],
    ["drive", "awd", "All-wheel drive", "دفع رباعي"],
    ["equipment", "sunroof", "Sunroof or glass roof", "فتحة سقف أو سقف زجاجي"],
    ["model", "suhail", undefined, undefined],
    ["drive", "six-wheel", undefined, undefined],
  ] as const)("%s %s is %s", (name, value, en, ar) => {
    expect([termInWords(name, value, "en"), termInWords(name, value, "ar")]).toEqual([en, ar]);
  });

  it("is requested with any text of an address", () => {
    fc.assert(fc.property(fc.string(), (value) => termInWords("bodyType", value, "en") !== ""));
  });
});

test("every filter is shown once, and looks at what the index holds", () => {
  const filters = { ...choiceFilters, ...rangeFilters };
  expect([...mainFilters, ...moreFilters].sort()).toEqual(Object.keys(filters).sort());
  const looked = Object.values(choiceFilters).flatMap((filter) => ("field" in filter ? [filter.field] : []));
  expect(indexedFields).toEqual(expect.arrayContaining(looked));
  expect(new Set(comparedFields).size).toBe(comparedFields.length);
});
