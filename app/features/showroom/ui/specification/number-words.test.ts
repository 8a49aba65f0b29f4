import { expect, test } from "vitest";
import { inSecondUnit, numberInWords, unitOf } from "./number-words.ts";

test("power is read in horsepower, with kilowatts beside it", () => {
  expect([numberInWords("powerKw", 154), unitOf("powerKw", 154, "ar"), inSecondUnit.powerKw(154)]).toEqual([
    "207",
    "أحصنة",
    "154",
  ]);
});

test("consumption is read in liters for 100 km, with kilometers on a liter beside it", () => {
  expect([
    numberInWords("consumption", 4),
    inSecondUnit.consumption(4),
    inSecondUnit.consumption(7.8),
  ]).toEqual(["4.0", "25.0", "12.8"]);
});

test("a count has no unit, and a long number is grouped", () => {
  expect([unitOf("seats", 5, "en"), numberInWords("towingKg", 3500)]).toEqual([undefined, "3,500"]);
});
