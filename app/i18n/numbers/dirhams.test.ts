import { expect, it } from "vitest";
import { dirhamsInWords, riyalDigits } from "./dirhams.ts";

const plain = (text: string) => text.replace(/[\u2066\u2069]/g, "");

it.each([
  [0, "QAR 0.00"],
  [5, "QAR 0.05"],
  [12_050, "QAR 120.50"],
  [123_456_789, "QAR 1,234,567.89"],
  [-4_200, "QAR -42.00"],
])("%i dirhams are %s", (sum, words) => {
  expect(plain(dirhamsInWords(sum, "en"))).toBe(words);
});

it("the currency follows in Arabic, and the number is isolated", () => {
  expect(dirhamsInWords(12_050, "ar")).toBe("\u2066120.50\u2069 ريال");
  expect(dirhamsInWords(3_500, "ar")).toBe("\u206635.00\u2069 ريالاً");
});

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [123_450, "1,234.50"],
  [100_000_000, "1,000,000.00"],
  [-250, "-2.50"],
])("%i dirhams are the digits %s", (dirhams, digits) => {
  expect(riyalDigits(dirhams)).toBe(digits);
});
