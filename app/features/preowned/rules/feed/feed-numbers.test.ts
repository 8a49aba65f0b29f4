import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cubicCentimeters,
  cylinders,
  doors,
  horsepower,
  kilograms,
  kilometers,
  pieces,
  riyals,
  type Units,
  wholeNumber,
  wholeNumbers,
  years,
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
    ["3.5 liters", cubicCentimeters, 3_500],
    ["3,5 L", cubicCentimeters, 3_500],
    ["1.998", cubicCentimeters, 1_998],
    ["1998 cm3", cubicCentimeters, 1_998],
    ["1998cm³", cubicCentimeters, 1_998],
    ["2.0L Turbo", cubicCentimeters, 2_000],
    ["3.5L V6", cubicCentimeters, 3_500],
    ["V6 3.5L", cubicCentimeters, 3_500],
    ["4.0L V8 32V", cubicCentimeters, 4_000],
    ["2.4L 4-cyl", cubicCentimeters, 2_400],
    ["150 horsepower", horsepower, 150],
    ["150hp @ 6000 rpm", horsepower, 150],
    ["150 CV", horsepower, 148],
    ["V6", cylinders, 6],
    ["I-4", cylinders, 4],
    ["4 cyl", cylinders, 4],
    ["4-cylinder", cylinders, 4],
    ["6 أسطوانات", cylinders, 6],
    ["5dr", doors, 5],
    ["5-door", doors, 5],
    ["4 doors", doors, 4],
    ["5 أبواب", doors, 5],
    ["MY2022", years, 2_022],
    ["موديل ٢٠٢٢", years, 2_022],
    ["45000 Kilometer", kilometers, 45_000],
    ["45000 KILOMETER", kilometers, 45_000],
    ["45000 kilometre", kilometers, 45_000],
    ["45,000 كيلو متر", kilometers, 45_000],
    ["45000 كلم", kilometers, 45_000],
    ["45000 K.M", kilometers, 45_000],
    ["45.000", kilometers, 45_000],
    ["45.000 km", kilometers, 45_000],
    ["85.000", riyals, 85_000],
    ["85.000,00", riyals, 85_000],
    ["1.250.000", riyals, 1_250_000],
    ["85 000,00", riyals, 85_000],
    ["85000,00", riyals, 85_000],
    ["8,5E+04", riyals, 85_000],
    ["85’000", riyals, 85_000],
    ["+85000", riyals, 85_000],
    ["﷼ 85000", riyals, 85_000],
    ["85000 Riyals", riyals, 85_000],
    ["85000 Qatari Riyal", riyals, 85_000],
    ["85,000/-", riyals, 85_000],
    ["QAR 85,000/-", riyals, 85_000],
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
    ["QAR -85000", riyals],
    ["85000 SAR", riyals],
    ["$85000", riyals],
    ["1,25,000", riyals],
    ["85,00", riyals],
    ["0.500", kilometers],
    ["45,000.000,5", kilometers],
    ["a".repeat(100_000), kilometers],
    ["V6", pieces],
    ["Turbo", cubicCentimeters],
    ["V6", cubicCentimeters],
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
