import type { Language } from "#app/i18n/language.ts";
import { partOf } from "./number-words.ts";
import { dualOf, type Unit, unitOf } from "./units.ts";

/** A number that a text states. */
export interface Stated {
  readonly value: number;
  readonly unit: Unit | undefined;
  /** In digits, or of something that is measured: no way of speaking, as "the one thing" may be. */
  readonly isFact: boolean;
}

/** Of an hour and of a riyal; other parts are left to the language. */
const ofFractions = new Set(["minute", "dirham"]);
const fractions: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { half: 1 / 2, quarter: 1 / 4 },
  ar: { نصف: 1 / 2, ربع: 1 / 4 },
};
/** Tags, places to fill and telephone numbers. */
const noNumbers = /<[^>]*>|\{\w+\}|\+?\d{3}[ \u00a0]\d{4}[ \u00a0]\d{4}/g;
/** Numbers that are part of a name: V6, R129, 4x4. */
const inNames = /[A-Za-z]+\d+|\d+[A-Za-z]+\d*/g;
const unseen = /[\u064b-\u0652\u0640\u200e\u200f\u2066-\u2069]/g;

/** All numbers of a text, in digits, in words and as Arabic duals, with what they count where that is a unit. */
export function statedNumbers(text: string, language: Language): Stated[] {
  const plain = text.replaceAll(unseen, "").replaceAll(noNumbers, " ");
  const words = plain.replaceAll(inNames, " ").match(/\d[\d,]*(?:[.:]\d+)*|[\p{L}°]+|%/gu) ?? [];
  const found: Stated[] = (plain.match(inNames) ?? []).flatMap((name) =>
    (name.match(/\d+/g) ?? []).map((value) => ({ value: Number(value), unit: undefined, isFact: false })),
  );
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? "";
    const unit = unitOf(words[place + 1], language) ?? unitOf(words[place + 2], language);
    if (/^\d/.test(word)) found.push(...digitsIn(word, unitOf(words[place + 1], language)));
    else if (language === "ar" && dualOf(word) !== undefined)
      found.push({ value: 2, unit: dualOf(word), isFact: true });
    else if (fractionOf(word, language) !== undefined && ofFractions.has(unit?.kind ?? ""))
      found.push({ value: fractionOf(word, language) ?? 0, unit, isFact: true });
    else if (partOf(word, language) !== undefined) {
      const { value, length } = numberFrom(words, place, language);
      const counted = unitOf(words[place + length], language);
      found.push({ value, unit: counted, isFact: counted !== undefined });
      place += length - 1;
    }
  }
  return found;
}

/** "22:00" is a time of day; "1,560" a number, "4:500" two. */
function digitsIn(word: string, unit: Unit | undefined): Stated[] {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(word) ?? [];
  if (hours === undefined || minutes === undefined)
    return word
      .replaceAll(/,|[.:]$/g, "")
      .split(":")
      .map((digits) => ({ value: Number(digits), unit, isFact: true }));
  return [{ value: Number(hours), unit: undefined, isFact: true }];
}

function fractionOf(word: string, language: Language): number | undefined {
  const bare = language === "ar" ? word.replace(/^[وبلف]?(?:ال)?(?=.{3})/, "") : word.toLowerCase();
  return Object.hasOwn(fractions[language], bare) ? fractions[language][bare] : undefined;
}

/** The number that begins at a word: "twenty-one", "six hundred", «خمس وعشرين», «عشرة آلاف». */
function numberFrom(words: readonly string[], start: number, language: Language) {
  let [value, last, length] = [0, 0, 0];
  for (let place = start; place < words.length; place += 1) {
    const isAnd = language === "en" && words[place] === "and" && length > 0;
    const part = partOf(words[isAnd ? place + 1 : place] ?? "", language);
    if (part === undefined || (length > 0 && !goesOn(part, last, language))) break;
    if ("times" in part) [value, last] = [(value || 1) * part.times, part.times];
    else [value, last] = [value + part.adds, part.adds];
    length = place - start + 1 + (isAnd ? 1 : 0);
    if (isAnd) place += 1;
  }
  return { value, length };
}

function goesOn(part: NonNullable<ReturnType<typeof partOf>>, last: number, language: Language): boolean {
  if ("times" in part) return last < part.times;
  if (language === "en") return last >= 20 && part.adds < last;
  // Three and ten are thirteen; what follows a conjunction is added.
  return (
    (part.adds === 10 && last < 10 && !part.joins) ||
    (part.joins && (part.adds >= 20 ? last < 10 || last >= 100 : last >= 100))
  );
}
