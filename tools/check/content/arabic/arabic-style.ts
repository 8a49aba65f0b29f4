import type { FileFragment } from "#db/seed/content-files.ts";
import { leavesOf, nameOf } from "../fragments.ts";
import { formProblems } from "./arabic-forms.ts";
import { bareRanges } from "./arabic-numbers.ts";

const letter = "[\\u0621-\\u064a]";
/** A word by itself, with what is written to its front: «والمنفذ», «للمنفذ». */
const word = (forms: string) =>
  new RegExp(`(?<!${letter})[وفبكل]{0,2}(?:ال|لل)?(?:${forms})(?![\\u0621-\\u0652])`, "u");
/** Kinds of mistakes in Arabic texts that a reader meets, and how each is found (docs/glossary.md has the words). */
const kinds: readonly (readonly [problem: string, pattern: RegExp])[] = [
  ["the currency before its number", /(?:ريال|ر\.ق)\s+\d[\d,]*(?!\d)(?=\s*(?:$|[،.؛]))/u],
  [
    "a doubled و",
    /(?<![\u0621-\u064a])وو(?!احد|الد|ثائق|ثيق|جه|جود|رق|رش|زن|صف|صول|صل|ضع|ضوح|ظائف|ظيف|فر|قت|قود|قوف|قف|كيل|لاء|ادي|اجه|احات|اسع|اضح|رد|حدة|سائد|سائل|سط|عد|رث|زع)/u,
  ],
  ["ASCII punctuation between Arabic letters", new RegExp(`${letter}\\s?[;?]\\s?${letter}`, "u")],
  ["a range with a dash", /\d\s?[–-]\s?\d/u],
  [
    "a word that the glossary forbids",
    /التملّك|بالتملك|(?<!ت)كلفة|(?<![\u0621-\u064a])كلفت[هك]|هجين|ممشى|ممشاها|المسافة المقطوعة|مانيوال|دفع كلي|ناقل (?:الحركة |حركة )?(?:ال)?عادي|مركب(?:ة|ات|تك|تي)(?![\u0621-\u064a])|بين المحورين|فحمات|مصرفك|الإسفلت|غيار ثقيل|كحد أقصى/u,
  ],
  ["another word than أوتوماتيك", word("أوتوماتيك(?:ي|ية)|اوتوماتيكي?|متغي[\u0651]?ر باستمرار")],
  ["another word than فرع", word("منفذ(?:اً|كم)?(?! ?USB)|منافذ(?! ?USB)")],
  ["another word than بوجي", word("بوجيه|شمع(?:ة|ات) (?:ال)?(?:إشعال|احتراق)|بلك(?:ات)?")],
  ["another word than إطار", word("كفر(?:ات)?|تواير|(?<!\\()تاير")],
  ["another word than عازل", word("تظليل|رايبون|فيميه|مخفي")],
  ["another word than أبلغني", word("أخبرني|أخبروني|أبلغوني|أعلمني|أشعرني")],
  [
    "a phrase translated word by word",
    /صف(?:ة|تك) (?:ال)?قانونية|تَدين|بنسبت?ها? (?:ال)?خاصة|نسبة خاصة|منتهٍ(?! بالتمليك)|فات (?:ال)?موعد|لها? آخر يوم|شهراً (?:ب|بعد )شهر|قُد \S+ قبل أن|سوى الدفع/u,
  ],
  [
    "a reader who can only be a man",
    /(?<![\u0621-\u064a])عزيزي(?![\u0621-\u064a]| ?\/)|عميلنا|كن أول|(?:أنت|أنك|لست|كنت|ستبقى) (?:غير )?(?:متأكد|مسج\u0651?ل|متصل|موافق|مستعد|مهتم|مشترك|مطمئن|مرتاح|جاهز|قادم|خارج|واقف)|^(?:غير )?موافق$|ت\u064e(?![\u0621-\u0652])/u,
  ],
  [
    "the same place twice",
    new RegExp(`(?<!${letter})(${letter}{3,}(?: ${letter}{3,})?)، \\1(?!${letter})`, "u"),
  ],
  ["power in kilowatts without horsepower", /^(?!.*(?:حصان|أحصنة)).*\d كيلوواط/u],
];

/** What is wrong with an Arabic text; nothing for most. Addresses, tags and days of a file are no text, `{name}` is filled in. */
export function arabicProblems(text: string): string[] {
  const read = text.replace(/<[^>]*>|https?:\S+|\b\d{4}-\d\d-\d\d(?!\d)/g, " ");
  const fixed = read.replace(/\{\w+\}/g, " ");
  const found = kinds.filter(([, pattern]) => pattern.test(fixed)).map(([problem]) => problem);
  return [...found, ...formProblems(read), ...bareRanges(read)];
}

/** Numbers as they are dialed; pages show them in groups. */
const isDialed = /phone$/i;

/** Arabic texts of content that a Gulf reader would stumble over. Phrases of the search are as people type them. */
export function checkArabicStyle(fragments: readonly FileFragment[]): string[] {
  return fragments
    .filter(({ model }) => model !== "search-intent")
    .flatMap((fragment) =>
      leavesOf(fragment.texts.ar ?? {})
        .filter(([way]) => !isDialed.test(way))
        .flatMap(([way, text]) =>
          arabicProblems(text).map(
            (problem) => `${nameOf(fragment)}: ${way}: ${problem}: ${text.slice(0, 60)}`,
          ),
        ),
    );
}
