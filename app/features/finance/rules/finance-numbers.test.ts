import { expect, it } from "vitest";
import { readNumber, readWholeNumber } from "./finance-numbers.ts";

it.each([
  ["79900", 79_900],
  ["79,900", 79_900],
  [" QAR 79,900 ", 79_900],
  ["٧٩٬٩٠٠ ريال", 79_900],
  ["۷۹۹۰۰", 79_900],
  ["12.5%", 12.5],
  ["١٢٫٥٪", 12.5],
  ["12.", 12],
  ["", undefined],
  ["-5", undefined],
  ["1e9", undefined],
  ["1.2.3", undefined],
  ["ten", undefined],
  ["9999999999999", undefined],
])("%j is read as %s", (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it("riyals and months are whole, half up", () => {
  expect(readWholeNumber("12.5")).toBe(13);
  expect(readWholeNumber("x")).toBeUndefined();
});
