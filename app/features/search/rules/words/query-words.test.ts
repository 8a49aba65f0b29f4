import { describe, expect, test } from "vitest";
import { distinctiveWords, meaningfulWords, stopWordsOf, withWholeNumbers } from "./query-words.ts";

const texts = (words: readonly { readonly word: string }[]) => words.map(({ word }) => word).join(" ");

describe("of a query", () => {
  test.each([
    ["change the oil of my car", "change oil car", "change oil", "the of my"],
    ["oil change price", "oil change price", "oil change price", ""],
    ["where is the showroom", "where showroom", "showroom", "is the"],
    ["كم سعر الصيانة", "كم سعر الصيانه", "سعر الصيانه", ""],
    ["ابي موعد بكره", "موعد بكره", "موعد", "ابي"],
    // Words such as these are all there is: then all count.
    ["my car", "my car", "my", ""],
    ["where", "where", "where", ""],
    ["سيارتي", "سيارتي", "سيارتي", ""],
    ["", "", "", ""],
  ])(
    "%j the words that mean something are %j, those that tell intents apart %j, the others %j",
    (query, meaningful, distinctive, others) => {
      expect(texts(meaningfulWords(query))).toBe(meaningful);
      expect(texts(distinctiveWords(query))).toBe(distinctive);
      expect(texts(stopWordsOf(query))).toBe(others);
    },
  );

  test.each([
    ["car", 0.3, false],
    ["seyarat", 0.3, false],
    ["sayyarti", 0.3, false],
    ["syara", 0.3, false],
    ["sarah", 1, true],
    ["sayyarts", 1, true],
    ["where", 0.3, true],
    ["showroom", 1, true],
    ["طوموبيل", 0.3, false],
    ["thursday", 0.3, true],
  ])("%s weighs %d and is distinctive: %s", (word, weight, isDistinctive) => {
    expect(meaningfulWords(word)).toMatchObject([{ word, weight, isDistinctive }]);
  });
});

test.each([
  ["60k", "60000"],
  ["٦٠ الف", "60000"],
  ["60,000 km", "60000 km"],
  ["٦٠٬٠٠٠", "60000"],
  ["12k miles", "12000 miles"],
  ["80 thousand", "80000"],
  ["2 million", "2000000"],
  ["٢ مليون", "2000000"],
  ["fifty thousand", "50000"],
  ["160 km", "160 km"],
  ["1.5k", "1.5k"],
  ["1,5 and 10,20", "1,5 and 10,20"],
  ["1000k", "1000k"],
  ["60kg", "60kg"],
  ["20 million", "20 million"],
  ["A/C service", "ac service"],
  ["تكييف ايسي", "تكييف ac"],
  ["الاي سي", "ac"],
  ["بالأي.سي", "ac"],
  ["ايسيب", "ايسيب"],
  ["مايبرد المكيف", "ما يبرد المكيف"],
  ["ماتبرد", "ما تبرد"],
  ["مايو", "مايو"],
  ["265/65 R17 تركيب", "tire تركيب"],
  ["٢٧٥/٦٥ r18", "tire"],
])("%j reads %j with whole numbers", (typed, whole) => {
  expect(withWholeNumbers(typed)).toBe(whole);
});
