import { describe, expect, test } from "vitest";
import type { Model } from "./catalogue-tree.ts";
import { carOfVin, yearsOf } from "./vin-car.ts";

const model: Model = {
  ...{ id: 1, code: "HJR", makeCode: "RM", names: { en: "Hajar", ar: "هجر" }, trims: [] },
  ...{ yearFrom: 2014, yearTo: 2027 },
};
const patternOf = (prefix: string) =>
  prefix === "RMLHJR4K" ? { model, trim: "trail", drive: "AWD" as const } : undefined;
const carOf = (vin: string) => carOfVin(vin, patternOf);

describe("a VIN", () => {
  test.each([
    ["RMLHJR4K7R1004821", 2024, 4821],
    ["rml hjr4k7r1-004821", 2024, 4821],
    ["RMLHJR4K7S1000000", 2025, 0],
    ["RMLHJR4K7E1999999", 2014, 999_999],
    ["RMLHJR4K7V1004821", 2027, 4821],
    // The check digit is no maker's duty.
    ["RMLHJR4K0R1004821", 2024, 4821],
    ["RMLHJR4K7R100482A", 2024, null],
  ])("%s is of %i, number %s", (vin, modelYear, serial) => {
    expect(carOf(vin)?.car).toMatchObject({
      modelCode: "HJR",
      modelYear,
      serial,
      trim: "trail",
      drive: "AWD",
    });
  });

  test("with letters that are probably digits is read with them, and says where they stand", () => {
    const found = carOf("RMLHJR4K7RIO048Q1");
    expect(found?.car.serial).toBe(4801);
    expect(found?.doubts).toEqual([
      { place: 10, letter: "I", digit: "1" },
      { place: 11, letter: "O", digit: "0" },
      { place: 15, letter: "Q", digit: "0" },
    ]);
  });

  test.each([
    ["XMLHJR4K7R1004821", "another maker"],
    ["RMLHJR4K7D1004821", "a year before the model"],
    ["RMLHJR4K7W1004821", "a year after it"],
    ["RMLHJR4K7U1004821", "a sign that is no year"],
    ["RMLHJR4K701004821", "a zero for a year"],
    ["RMLHJR4K7R100482", "sixteen signs"],
    ["", "nothing"],
  ])("%s is no car of ours: %s", (vin) => {
    expect(carOf(vin)).toBeUndefined();
  });
});

test("a character means a year every thirty years; the model says which", () => {
  expect(yearsOf("A")).toEqual([2100, 2070, 2040, 2010, 1980]);
  expect(yearsOf("R")).toContain(2024);
  expect(yearsOf("9")).toContain(2009);
  for (const none of ["I", "O", "Q", "U", "Z", "0", ""]) expect(yearsOf(none)).toEqual([]);
  const old = { ...model, yearFrom: 1990, yearTo: 1999 };
  const found = carOfVin("RMLHJR4K7R1004821", () => ({ model: old, trim: null, drive: null }));
  expect(found?.car.modelYear).toBe(1994);
});
