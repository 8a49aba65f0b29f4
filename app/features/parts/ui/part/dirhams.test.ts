import { expect, it } from "vitest";
import { dirhamsInWords } from "./dirhams.tsx";

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
});
