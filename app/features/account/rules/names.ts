import type { Language } from "#app/i18n/language.ts";

/** The names of an account. `nameAr` is the whole name in Arabic letters; absent, null or empty where nobody gave one. */
export interface Names {
  readonly firstName: string;
  /** Empty of members of staff, whose first name is their whole name. */
  readonly lastName: string;
  readonly nameAr?: string | null | undefined;
}

/** The whole name for readers of a language: the Arabic one where there is one. Within Arabic text the other is isolated. */
export function fullNameIn({ firstName, lastName, nameAr }: Names, language: Language): string {
  return (language === "ar" && nameAr) || `${firstName} ${lastName}`.trim();
}

/** The name by which a greeting calls: the given name, of members of staff the whole one. */
export function greetingNameIn({ firstName, lastName, nameAr }: Names, language: Language): string {
  if (language !== "ar" || !nameAr) return firstName;
  return lastName === "" ? nameAr : (wordsOf(nameAr)[0] ?? nameAr);
}

/**
 * The initials shown in the header: the first letters of given and family name, of the Arabic name for who reads Arabic. Of a
 * family name the article and what leads to an ancestor do not count, apart (Al, El, آل, بن), after a hyphen (Al-Attiyah) or
 * joined (العطية): Noora Al Kuwari is NK, نورة الكواري is «ن ك», ناصر آل أحمد is «ن أ». What is composed (عبد الرحمن) is one
 * name. Arabic letters are parted by a thin space, or they would join into something that looks like a word.
 */
export function initialsOf(names: Names, language: Language): string {
  const [given, family] = givenAndFamily(names, language);
  const letters = [firstLetter(given), firstLetter(withoutArticle(family))].join("");
  return [...letters].join(/\p{Script=Arabic}/u.test(letters) ? "\u2009" : "").toUpperCase();
}

function givenAndFamily({ firstName, lastName, nameAr }: Names, language: Language): [string, string] {
  if (language !== "ar" || !nameAr) return [firstName, familyOf(wordsOf(lastName), 0)];
  const [given = "", ...others] = wordsOf(nameAr);
  return [given, familyOf(others, -1)];
}

/** The word of a family name that says whose it is; a name of particles alone is its own. */
function familyOf(words: readonly string[], place: 0 | -1): string {
  const telling = words.filter((word) => /\p{L}/u.test(word) && !particle.test(word));
  return telling.at(place) ?? words.at(place) ?? "";
}

/** Words of their own that belong to the one after them. */
const particle = /^(?:al|el|aal|bin|ibn|ben|bint|آل|ال|بن|ابن|بنت)$/i;
/** The first word of a composed name, as in عبد الرحمن and أبو بكر. */
const beginsComposed = /^(?:عبد|أبو|ابو)$/;
/** The second word of one, as in سيف الدين and جار الله. */
const endsComposed = /^(?:الدين|الله|الهدى)$/;

function wordsOf(name: string): string[] {
  const words: string[] = [];
  for (const word of name.trim().split(/\s+/).filter(Boolean)) {
    const before = words.at(-1);
    const isOneName = before !== undefined && (beginsComposed.test(before) || endsComposed.test(word));
    if (isOneName) words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
  }
  return words;
}

/** Without an article before a hyphen, before a capital (AlKuwari) or joined to an Arabic word, where three letters or more are left. */
function withoutArticle(word: string): string {
  return word.replace(/^(?:[AaEe]l[-'’]|[AE]l(?=\p{Lu})|ال(?=\p{L}{3}))/u, "");
}

function firstLetter(name: string): string {
  return /\p{L}/u.exec(name)?.[0] ?? "";
}
