import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cubicCentimeters,
  horsepower,
  kilograms,
  kilometers,
  pieces,
  riyals,
  type Units,
  wholeNumber,
  wholeNumbers,
} from "./feed-numbers.ts";

describe("a whole number of a feed", () => {
  it.each<[string, Units, number]>([
    ["41200", kilometers, 41_200],
    [" 41,200 km ", kilometers, 41_200],
    ["41 200 KM", kilometers, 41_200],
    ["41\u00a0200", kilometers, 41_200],
    ["٤١٬٢٠٠ كم", kilometers, 41_200],
    ["10 miles", kilometers, 16],
    ["QAR 112,000", riyals, 112_000],
    ["112,000 ر.ق", riyals, 112_000],
    ["112000.40", riyals, 112_000],
    ["112000.50", riyals, 112_001],
    ["150 kW", horsepower, 201],
    ["203ps", horsepower, 200],
    ["3,500 lb", kilograms, 1_588],
    ["2494 cc", cubicCentimeters, 2_494],
    ["2.5 L", cubicCentimeters, 2_500],
    ["2.5", cubicCentimeters, 2_500],
    ["٢٫٥ لتر", cubicCentimeters, 2_500],
    ["10", cubicCentimeters, 10],
    ["4", pieces, 4],
    ["0", pieces, 0],
  ])("%j is read in our unit", (text, units, value) => {
    expect(wholeNumber(text, units)).toBe(value);
  });

  it.each<[string, Units]>([
    ["", kilometers],
    ["many", kilometers],
    ["1.650", kilograms],
    ["41200 leagues", kilometers],
    ["41200 constructor", kilometers],
    ["km 41200 km", kilometers],
    ["41,20", kilometers],
    ["-5", pieces],
    ["4 5", pieces],
    ["4 cc", pieces],
  ])("%j is none", (text, units) => {
    expect(wholeNumber(text, units)).toBeUndefined();
  });

  it("is read back from every way that thousands are set apart", () => {
    const grouped = (value: number, mark: string) => value.toLocaleString("en").replaceAll(",", mark);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(",", "'", " ", "٬", "\u202f"),
        (value, mark) => {
          expect(wholeNumber(grouped(value, mark), pieces)).toBe(value);
        },
      ),
    );
  });
});

it.each([
  ["5 7", [5, 7]],
  ["5-7 seats", [5, 7]],
  ["٥ أو ٧", [5, 7]],
  ["none", []],
])("the numbers in %j are %j", (text, numbers) => {
  expect(wholeNumbers(text)).toEqual(numbers);
});
