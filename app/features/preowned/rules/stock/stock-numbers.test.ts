import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedStock } from "../../../../../tests/factories/stock/generated-stock.ts";
import { columnsOf } from "./stock-columns.ts";
import { StockNumbers } from "./stock-numbers.ts";

const [sample] = generatedStock(1, 7);
const stockOf = (numbers: readonly string[]) => {
  if (sample === undefined) throw new Error("a stock of one has a car");
  const columns = columnsOf(numbers.map((vehicleNo) => ({ ...sample, vehicleNo })));
  const index = new StockNumbers(columns);
  return (word: string) => index.placesOf(word)?.map((place) => columns.vehicleNo[place]);
};

describe("a car is found by its dealer's number", () => {
  const find = stockOf([
    "RM-1001",
    "RM-10012",
    "SHL-240111",
    "SHL-240112",
    "SHL240113",
    "WAG-0240111",
    "77240",
  ]);

  it.each<[string, string[] | undefined]>([
    ["RM-1001", ["RM-1001", "RM-10012"]],
    ["rm-10012", ["RM-10012"]],
    ["RM10012", ["RM-10012"]],
    ["SHL-24011", ["SHL-240111", "SHL-240112"]],
    ["SHL240113", ["SHL240113"]],
    ["240111", ["SHL-240111", "WAG-0240111"]],
    ["0240111", ["SHL-240111", "WAG-0240111"]],
    ["77240", ["77240"]],
    ["SHL-999", undefined],
    ["999999", undefined],
  ])("%s: %j", (word, numbers) => {
    expect(find(word)).toEqual(numbers);
  });

  it.each(["2024", "white", "RM", "RM-", "-", "", "rm 1001", "٢٤٠١١١"])("%j is no number", (word) => {
    expect(find(word)).toBeUndefined();
  });
});

it("a beginning that means hundreds of cars means none", () => {
  const many = Array.from({ length: 201 }, (_, at) => `RM-${1000 + at}`);
  expect(stockOf(many)("RM-1")).toBeUndefined();
  expect(stockOf(many.slice(1))("RM-1")).toHaveLength(200);
});

it("every car is found by the whole of its number, and by its digits where they are enough", () => {
  const number = fc.tuple(fc.constantFrom("RM-", "SHL-", "A"), fc.integer({ min: 10_000, max: 999_999 }));
  fc.assert(
    fc.property(
      fc.uniqueArray(number, { minLength: 1, maxLength: 60, selector: (one) => one.join("") }),
      (numbers) => {
        const find = stockOf(numbers.map((one) => one.join("")));
        for (const [letters, digits] of numbers) {
          expect(find(`${letters}${digits}`)).toContain(`${letters}${digits}`);
          const same = numbers.filter((other) => other[1] === digits).map((other) => other.join(""));
          expect(find(String(digits))?.toSorted()).toEqual(same.toSorted());
        }
      },
    ),
  );
});
