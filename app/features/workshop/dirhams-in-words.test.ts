import { expect, test } from "vitest";
import { dirhamsInWords } from "./dirhams-in-words.ts";

test.each([
  [0, "QAR \u20660.00\u2069", "\u20660.00\u2069 ريال قطري"],
  [5, "QAR \u20660.05\u2069", "\u20660.05\u2069 ريال قطري"],
  [125_050, "QAR \u20661,250.50\u2069", "\u20661,250.50\u2069 ريال قطري"],
])("%i dirhams have both places", (dirhams, english, arabic) => {
  expect([dirhamsInWords(dirhams, "en"), dirhamsInWords(dirhams, "ar")]).toEqual([english, arabic]);
});
