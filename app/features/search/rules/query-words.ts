import { type SearchWord, wordsOf } from "./words-of.ts";

/** Words that say nothing of what is wanted, folded. */
const unsaid = new Set(
  [
    "a an the i im we my me you your our is are am do does it its to for of on in at with and or please need want",
    "looking some any can could would like get have there this that near by s t as be less than under below over above more up",
    "ابي ابغي ابغا ابا اريد بغيت نبي عندكم عندي عندك هل في فيه من علي عن الي مع هو هي يا لو سمحت ممكن حق مال الحين معكم معاكم وياكم لكم",
    "ايش وش شنو شو هذا هذي انا ودي اللي و ما يوم بس",
  ].flatMap((line) => line.split(" ")),
);
/** Words that narrow little beside others. */
const light = new Set(
  [
    "car cars vehicle vehicles auto how what when where who why much many which new",
    "كم سياره سيارات سيارتي السياره موتر مواتر موتري وين اين متي كيف ليش جديد جديده",
  ].flatMap((line) => line.split(" ")),
);
const lightWeight = 0.3;

export interface QueryWord extends SearchWord {
  /** How much of the query it is. */
  readonly weight: number;
}

/** What of a query says what is wanted. Of one that says no more than "my car", all words count. */
export function sayingWords(query: string): QueryWord[] {
  const words = wordsOf(withWholeNumbers(query)).map((one) => ({
    ...one,
    weight: light.has(one.word) || light.has(one.bare) ? lightWeight : 1,
  }));
  const saying = words.filter(({ word, bare }) => !unsaid.has(word) && !unsaid.has(bare));
  return saying.some(({ weight }) => weight === 1) ? saying : words;
}

/** Thousands as digits: "60k", «٦٠ الف» and 60,000 are 60000. "A/C" is one word. */
export function withWholeNumbers(query: string): string {
  return query
    .normalize("NFKC")
    .replace(/\ba\/c\b/gi, "ac")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)[,٬](?=\d{3})/g, "$1")
    .replace(/\b(\d{1,3})\s*(?:k\b|thousand|[أا]لف)/giu, "$1000");
}
