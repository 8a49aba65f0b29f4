import { expect, test } from "vitest";
import { unitOf, valueInWords, withNumerals } from "./number-words.ts";

test.each([
  ["under fifty thousand", "under 50000"],
  ["Twenty-five thousand riyals", "25000 riyals"],
  ["a hundred thousand", "100000"],
  ["one hundred and twenty thousand km", "120000 km"],
  ["forty k", "40000"],
  ["ten thousand service", "10000 service"],
  ["half a million", "500000"],
  ["under a million", "under 1000000"],
  ["أقل من خمسين ألف", "أقل من 50000"],
  ["عشرون ألفًا", "20000"],
  ["خمسة وسبعين الف ريال", "75000 ريال"],
  ["خمسة و سبعين الف", "75000"],
  ["بثمانين الف", "80000"],
  ["مية الف", "100000"],
  ["مئة ألف", "100000"],
  ["مائة وخمسين الف", "150000"],
  ["ميتين الف", "200000"],
  ["ثلاثمية وعشرين الف", "320000"],
  ["ثلاث مية الف", "300000"],
  ["خمسطعش الف", "15000"],
  ["عشرة آلاف", "10000"],
  ["نص مليون", "500000"],
  ["ربع مليون", "250000"],
  ["تحت المليون", "تحت 1000000"],
  ["من ثلاثين الف الى ستين الف", "من 30000 الى 60000"],
  ["between forty five and sixty thousand", "between 45000 و 60000"],
  ["بين اربعين وستين الف", "بين 40000 و 60000"],
  ["بين ثمانين وميه الف", "بين 80000 و 100000"],
  ["eight hundred thousand", "800000"],
  ["khamseen alf", "50000"],
  ["under one fifty thousand", "under 150000"],
  ["one forty five thousand", "145000"],
  ["خمسة وتلاتين الف", "35000"],
  ["تمانين الف", "80000"],
  ["تلتمية الف", "300000"],
  ["تمنتاشر الف", "18000"],
  ["taht sitteen alf", "taht 60000"],
  ["3ishreen alf", "20000"],
  ["bsitteen alf", "60000"],
])("%j is %j in digits", (words, digits) => {
  expect(withNumerals(words)).toBe(digits);
});

test.each([
  "60 thousand",
  "ta7t 90 alf",
  "2 million",
  "seven seats",
  "خمسين",
  "الفرامل",
  "a thousand thanks",
  "ملفات الألف",
  "",
])("%j stays as it is", (text) => {
  expect(withNumerals(text)).toBe(text);
});

test.each([
  ["seven", 7],
  ["ثمان", 8],
  ["اثنعش", 12],
  ["fifty", undefined],
])("of %s the unit is %s", (word, value) => {
  expect(unitOf(word)).toBe(value);
});

test.each([
  ["الفين", 2000],
  ["thousand", 1000],
  ["وعشرين", 20],
  ["بالفين", 2000],
  ["white", undefined],
])("%s says %s", (word, value) => {
  expect(valueInWords(word)).toBe(value);
});
