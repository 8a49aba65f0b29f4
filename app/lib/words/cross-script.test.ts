import { expect, test } from "vitest";
import {
  arabicSounds,
  arabiziSounds,
  isLatin,
  isLoanword,
  isRomanized,
  loanwordSound,
} from "./cross-script.ts";
import { wordsOf } from "./words-of.ts";

const bareOf = (typed: string) => wordsOf(typed)[0]?.bare ?? "";

test.each([
  ["اوفرز", "offers"],
  ["يوزد", "used"],
  ["برايفسي", "privacy"],
  ["فاينانس", "finance"],
  ["كالكوليتر", "calculator"],
  ["اسستنس", "assistance"],
  ["ميننتنس", "maintenance"],
  ["لوكيشن", "location"],
  ["تشينج", "change"],
  ["ابوينتمنت", "appointment"],
  ["سنتر", "center"],
  ["وارنتي", "warranty"],
  ["فيو", "view"],
  ["انشورنس", "insurance"],
])("%s is %s in Arabic letters", (arabic, english) => {
  expect(loanwordSound(arabic)).toBe(loanwordSound(english));
  expect(isLoanword(arabic, english)).toBe(true);
});

test.each([
  ["كتاب", "good"],
  ["بيت", "about"],
  ["اسعار", "car"],
  ["نور", "near"],
])("%s is not %s", (arabic, english) => {
  const soundsAlike = loanwordSound(arabic) === loanwordSound(english);
  expect(soundsAlike && isLoanword(arabic, english)).toBe(false);
});

test.each([
  ["3oroodh", "عروض"],
  ["abee3", "أبيع"],
  ["siyanat", "صيانة"],
  ["akhbar", "أخبار"],
  ["as3ar", "أسعار"],
  ["ta8seet", "تقسيط"],
  ["gareeb", "قريب"],
  ["5arbana", "خربانة"],
  ["6alab", "طلب"],
  ["maw3ed", "موعد"],
  ["elwarsha", "الورشة"],
  ["ma3radkum", "معرض"],
])("%s is %s in Latin letters", (latin, arabic) => {
  const sounds = arabicSounds(bareOf(arabic));
  expect(arabiziSounds(latin).some((sound) => sounds.includes(sound))).toBe(true);
  expect(isRomanized(latin, bareOf(arabic))).toBe(true);
});

test("a word that begins with a vowel is none that does not, and none that is longer", () => {
  expect(isRomanized("aroodh", "رياضه")).toBe(false);
  expect(isRomanized("rqm", "رقم")).toBe(false);
});

test("a word with digits for letters may leave out its vowels", () => {
  expect(isRomanized("m9ba7", "مصباح")).toBe(true);
  expect(isRomanized("msbah", "مصباح")).toBe(false);
});

test("a digit that stands for a letter begins a word, a number does not", () => {
  expect(["3rood", "7ajz", "raqam", "10000", "رقم"].map(isLatin)).toEqual([true, true, true, false, false]);
});
