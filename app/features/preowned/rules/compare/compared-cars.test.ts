import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxCompared } from "#app/lib/comparison.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";
import { comparedIn, comparisonAddress, numbersIn } from "./compared-cars.ts";

const inAddress = (search: string) => comparedIn(new URLSearchParams(search));
const someNumber = fc.stringMatching(vehicleNumber);
const someNumbers = fc.uniqueArray(someNumber, { maxLength: maxCompared });

describe("the cars that an address compares", () => {
  it.each([
    ["", []],
    ["?lang=ar", []],
    ["?cars=", []],
    ["?cars=RM-1001", ["RM-1001"]],
    ["?cars=RM-1001,RM-1002", ["RM-1001", "RM-1002"]],
    ["?cars=RM-1001%2CRM-1002", ["RM-1001", "RM-1002"]],
    ["?cars=rm-1001, RM-1001", ["RM-1001"]],
    ["?cars=RM-1,RM-2,RM-3,RM-4", ["RM-1", "RM-2", "RM-3"]],
    ["?cars=%3Cscript%3E,../x,RM-1", ["RM-1"]],
    ["?cars=A_B,A.B,7", ["A_B", "7"]],
    [`?cars=${"A".repeat(64)},${"A".repeat(65)}`, ["A".repeat(64)]],
    ["?cars=RM-1 x,(RM-1)", []],
  ])("%s", (search, numbers) => expect(inAddress(search)).toEqual(numbers));

  it("are found again where they were written", () => {
    fc.assert(
      fc.property(someNumbers, (numbers) => {
        const { search } = new URL(comparisonAddress(numbers), "https://rimal.example");
        expect(inAddress(search)).toEqual(numbers);
      }),
    );
  });
});

it("no text makes more numbers than are requested, nor one twice", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(12), (text, most) => {
      const numbers = numbersIn(text, most);
      expect(numbers.length).toBeLessThanOrEqual(most);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});

it.each([
  [[], "/pre-owned/compare"],
  [["RM-1", "RM-2"], "/pre-owned/compare?cars=RM-1,RM-2"],
])("%j are compared at %s", (numbers, address) => expect(comparisonAddress(numbers)).toBe(address));
