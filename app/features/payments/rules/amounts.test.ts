import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalsOf, majorUnits, minorUnits, withAmount } from "./amounts.ts";

const currencies = fc.constantFrom("QAR", "AED", "SAR", "KWD", "BHD", "OMR", "JOD", "JPY");

describe("amounts", () => {
  test.each([
    [0, "QAR", "0.00"],
    [5, "QAR", "0.05"],
    [139950, "QAR", "1399.50"],
    [139950, "KWD", "139.950"],
    [7, "BHD", "0.007"],
    [139950, "JPY", "139950"],
  ])("%i of %s are written %s", (minor, currency, written) => {
    expect(majorUnits(minor, currency)).toBe(written);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])("%d is no amount", (wrong) => {
    expect(() => majorUnits(wrong, "QAR")).toThrow(RangeError);
  });

  test.each([
    ["1399.5", "QAR", 139950],
    ["1399.500", "QAR", 139950],
    [1399.5, "QAR", 139950],
    [20, "QAR", 2000],
    ["0.1", "KWD", 100],
    ["1.005", "QAR", undefined],
    ["1,000.00", "QAR", undefined],
    ["1e3", "QAR", undefined],
    ["-1", "QAR", undefined],
    ["", "QAR", undefined],
    ["1.", "QAR", undefined],
    ["99999999999999", "QAR", undefined],
  ])("%s in %s reads as %s", (written, currency, minor) => {
    expect(minorUnits(written, currency)).toBe(minor);
  });

  test("what is written reads as the same amount, as a text and as a number of JSON", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 11 }), currencies, (minor, currency) => {
        expect(minorUnits(majorUnits(minor, currency), currency)).toBe(minor);
        const { amount } = JSON.parse(withAmount({ amount: 0 }, minor, currency)) as { amount: number };
        expect(minorUnits(amount, currency)).toBe(minor);
        expect(majorUnits(minor, currency).split(".")[1]?.length ?? 0).toBe(decimalsOf(currency));
      }),
    );
  });

  test("a number in JSON stands there without quotes", () => {
    expect(withAmount({ currency: "QAR" }, 139950, "QAR")).toBe('{"currency":"QAR","amount":1399.50}');
    expect(withAmount({}, 10000, "QAR")).toBe('{"amount":100.00}');
    expect(withAmount({}, 100, "JPY")).toBe('{"amount":100}');
  });
});
