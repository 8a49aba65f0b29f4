import { expect, test } from "vitest";
import { rangeInWords } from "./ranges.ts";

test.each([
  ["en", [1, 8], "1 to 8"],
  ["ar", [1, 8], "من \u20681\u2069 إلى \u20688\u2069"],
  ["ar", ["60,000 ريال", "90,000 ريال"], "من \u206860,000 ريال\u2069 إلى \u206890,000 ريال\u2069"],
] as const)("a range in %s of %j", (language, range, words) => {
  expect(rangeInWords(range, language)).toBe(words);
});
