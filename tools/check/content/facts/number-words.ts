import type { Language } from "#app/i18n/language.ts";

/** What a word adds to a number that is written out: itself, or how often what stands before it counts. */
type Part = { readonly adds: number } | { readonly times: number };

const english = new Map<string, Part>();
const arabic = new Map<string, Part>();

const add = (words: Map<string, Part>, value: number, forms: string) => {
  for (const form of forms.split(" ")) words.set(form, { adds: value });
};
add(english, 1, "one");
add(english, 2, "two second both couple twice");
add(english, 3, "three third");
add(english, 4, "four fourth");
add(english, 5, "five fifth");
add(english, 6, "six sixth");
add(english, 7, "seven seventh");
add(english, 8, "eight eighth");
add(english, 9, "nine ninth");
add(english, 10, "ten tenth");
add(english, 11, "eleven eleventh");
add(english, 12, "twelve twelfth dozen");
for (const [place, word] of [
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
].entries())
  add(english, 13 + place, word);
for (const [place, word] of [
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
].entries())
  add(english, 20 + 10 * place, word);
english.set("hundred", { times: 100 });
english.set("thousand", { times: 1000 });

add(arabic, 1, "أحد إحدى");
add(arabic, 2, "اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي ثاني ثانية");
add(arabic, 3, "ثلاث ثلاثة ثالث ثالثة");
add(arabic, 4, "أربع أربعة أربعا رابع رابعة");
add(arabic, 5, "خمس خمسة خامس خامسة");
add(arabic, 6, "ست ستة سادس سادسة");
add(arabic, 7, "سبع سبعة سابع سابعة");
add(arabic, 8, "ثمان ثماني ثمانية ثامن ثامنة");
add(arabic, 9, "تسع تسعة تاسع تاسعة");
add(arabic, 10, "عشر عشرة عاشر عاشرة");
for (const [place, word] of ["عشر", "ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع"].entries())
  add(arabic, 20 + 10 * place, `${word}ون ${word}ين`);
add(arabic, 200, "مئتان مئتين مئتا مئتي");
for (const [place, word] of ["ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع"].entries())
  add(arabic, 300 + 100 * place, `${word}مئة`);
arabic.set("مئة", { times: 100 });
for (const form of ["ألف", "ألفا", "آلاف"]) arabic.set(form, { times: 1000 });

/** The part of a number that a word is; Arabic ones may follow a conjunction, a preposition and the article. */
export function partOf(word: string, language: Language): (Part & { readonly joins: boolean }) | undefined {
  if (language === "en") {
    const part = english.get(word.toLowerCase());
    return part && Object.assign({ joins: false }, part);
  }
  const own = arabic.get(word);
  if (own !== undefined) return Object.assign({ joins: false }, own);
  const [, prefix = "", rest = ""] = /^([وفبكل]{0,2}(?:ال)?|لل)(.+)$/.exec(word) ?? [];
  const part = arabic.get(rest);
  return part && Object.assign({ joins: prefix.startsWith("و") }, part);
}
