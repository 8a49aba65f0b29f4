import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";
import { parseStoredNumbers, storedNumbersText } from "./stored-numbers.ts";

describe("numbers that a browser has stored", () => {
  it.each([
    [null],
    [""],
    ["null"],
    ["[]"],
    ['"RM-1"'],
    ["{"],
    ['{"numbers":["RM-1"]}'],
    ['{"version":2,"numbers":["RM-1"]}'],
    ['{"version":1,"numbers":"RM-1"}'],
    ['{"version":1,"numbers":[1,{},null]}'],
    ['{"version":1,"numbers":[1234,true]}'],
    ["1234"],
  ])("%s are none", (text) => expect(parseStoredNumbers(text, 8)).toEqual([]));

  it("are read as they were written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(vehicleNumber), { maxLength: 8 }), (numbers) => {
        expect(parseStoredNumbers(storedNumbersText(numbers), 8)).toEqual(numbers);
      }),
    );
  });

  it("are those that are texts, and numbers of cars", () => {
    const text = '{"version":1,"numbers":["rm-1", 1234, "x y", "RM-2"]}';
    expect(parseStoredNumbers(text, 8)).toEqual(["RM-1", "RM-2"]);
    expect(parseStoredNumbers(text, 1)).toEqual(["RM-1"]);
  });

  it("never throw, whatever is stored there", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseStoredNumbers(text, 3).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
