import { expect, test } from "vitest";
import { partsWords, positionInWords } from "./words.ts";

test.each([
  ["front", "Front", "أمامي"],
  ["front-left", "Front left", "أمامي يسار"],
  ["front-upwards", "Front", "أمامي"],
  // An address may name anything that a slug can spell.
  ["constructor", undefined, undefined],
  ["front-constructor", "Front", "أمامي"],
  ["", undefined, undefined],
])("the position %j is %j, %j", (position, en, ar) => {
  expect([positionInWords(position, "en"), positionInWords(position, "ar")]).toEqual([en, ar]);
});

test.each([
  [0, "لا توجد قطع"],
  [1, "قطعة واحدة"],
  [2, "قطعتان"],
  [10, "10 قطع"],
  [11, "11 قطعة"],
  [100, "100 قطعة"],
  [103, "103 قطع"],
])("%i parts are counted as Arabic counts: %s", (count, words) => {
  expect(partsWords.of("ar").parts(count)).toBe(words);
});
