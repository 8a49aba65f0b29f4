import type { FileFragment } from "#db/seed/content-files.ts";
import { leavesOf, nameOf } from "../fragments.ts";
import { numberProblems } from "./arabic-numbers.ts";

const letter = "[\\u0621-\\u064a]";
/** Kinds of mistakes in Arabic texts that a reader meets, and how each is found (docs/glossary.md has the words). */
const kinds: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ["the currency before its number", /(?:ريال|ر\.ق)\s+\d[\d,]*(?!\d)(?=\s*(?:$|[،.؛]))/u],
  [
    "a doubled و",
    /(?<![\u0621-\u064a])وو(?!احد|الد|ثائق|ثيق|جه|جود|رق|رش|زن|صف|صول|صل|ضع|ضوح|ظائف|ظيف|فر|قت|قود|قوف|قف|كيل|لاء|ادي|اجه|احات|اسع|اضح|رد|حدة|سائد|سائل|سط|عد|رث|زع)/u,
  ],
  ["ASCII punctuation between Arabic letters", new RegExp(`${letter}\\s?[,;?]\\s?${letter}`, "u")],
  ["a range with a dash", /\d\s?[–-]\s?\d/u],
  ["a percent sign before its number or of the other script", /%\d|٪/u],
  [
    "a word that the glossary forbids",
    /التملّك|بالتملك|(?<!ت)كلفة|(?<![\u0621-\u064a])كلفت[هك]|هجين|ممشى|ممشاها|المسافة المقطوعة|مانيوال|دفع كلي|ناقل (?:الحركة |حركة )?(?:ال)?عادي|مركب(?:ة|ات|تك|تي)(?![\u0621-\u064a])|بين المحورين|فحمات|مصرفك|الإسفلت|غيار ثقيل|كحد أقصى/u,
  ],
  [
    "the same place twice",
    new RegExp(`(?<!${letter})(${letter}{3,}(?: ${letter}{3,})?)، \\1(?!${letter})`, "u"),
  ],
  ["power in kilowatts without horsepower", /^(?!.*حصان).*\d كيلوواط/u],
];

/** What is wrong with an Arabic text; nothing for most. Addresses, tags and days of a file are no text, `{name}` is filled in. */
export function arabicProblems(text: string): string[] {
  const read = text.replace(/<[^>]*>|https?:\S+|\b\d{4}-\d\d-\d\d(?!\d)/g, " ");
  const fixed = read.replace(/\{\w+\}/g, " ");
  const found = kinds.filter(([, pattern]) => pattern.test(fixed)).map(([problem]) => problem);
  return [...found, ...numberProblems(read)];
}

/** Arabic texts of content that a Gulf reader would stumble over. Phrases of the search are as people type them. */
export function checkArabicStyle(fragments: readonly FileFragment[]): string[] {
  return fragments
    .filter(({ model }) => model !== "search-intent")
    .flatMap((fragment) =>
      leavesOf(fragment.texts.ar ?? {}).flatMap(([way, text]) =>
        arabicProblems(text).map(
          (problem) => `${nameOf(fragment)}: ${way}: ${problem}: ${text.slice(0, 60)}`,
        ),
      ),
    );
}
