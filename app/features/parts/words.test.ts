import { expect, test } from "vitest";
import { partsWords, positionInWords } from "./words.ts";

test.each([
  ["front", "Front", "أمامي"],
  ["front-left", "Front left", "أمامي أيسر"],
  ["front-upwards", "Front", "أمامي"],
  // An address may name anything that a slug can spell.
  ["constructor", undefined, undefined],
  ["front-constructor", "Front", "أمامي"],
  ["", undefined, undefined],
])("the position %j is %j, %j", (position, en, ar) => {
  expect([positionInWords(position, "en"), positionInWords(position, "ar")]).toEqual([en, ar]);
});

test.each([
  ["مساعد", "front-left", "أمامي أيسر"],
  ["جلدة مساعد", "rear-right", "خلفية يمنى"],
  ["فحمات فرامل", "front", "أمامية"],
  ["مصابيح ضباب", "upper", "علوية"],
  ["مساعدان", "front", "أماميان"],
  ["شاشة", "center", "وسطى"],
])("beside «%s» the position %s is «%s»", (name, position, words) => {
  expect(positionInWords(position, "ar", name)).toBe(words);
  expect(positionInWords(position, "en", name)).toBe(positionInWords(position, "en"));
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
