import type { Language } from "../language.ts";
import { market } from "../market.ts";

const inner: Readonly<Record<string, string>> = { ".": "٫", ",": "٬", "%": "٪" };
/** A number; not that of a character reference, as `&#39;`, or of a color. */
const number = /(?<!#\d*)\d+(?:[.,]\d+)*%?/g;
/** What holds a Latin letter, or a dash between digits, is a code: RM-4F2K, 5W-30, 90915-10003, a masked card. */
const isCode = (word: string) => /[A-Za-z•]/.test(word) || /\d-\d/.test(word);
/** Numbers side by side change places where the line runs from left to right, unless a mark stands between them. */
const neighbors = /([٠-٩])(?=\s[٠-٩])/g;

/** A text with Arabic-Indic digits: «٣٬٥٠٠ ريال», «٥٫٧٥٪». Codes and addresses keep theirs, as they are written everywhere. */
export function inArabicDigits(text: string): string {
  const words = text.replace(/(?:•+\s)?\S+/g, (word) =>
    isCode(word) ? word : word.replace(number, arabicNumber),
  );
  return words.replace(neighbors, "$1\u200e");
}

function arabicNumber(written: string): string {
  return written.replace(/./g, (sign) => inner[sign] ?? String.fromCharCode(0x660 + Number(sign)));
}

/**
 * A text that no style sheet reaches, as mails, papers and calendars are, in the importer's digits. Pages show theirs by a font
 * (decision 132).
 */
export function withMarketDigits(text: string, language: Language): string {
  return language === "ar" && market().digits === "arabic-indic" ? inArabicDigits(text) : text;
}

const aroundCode = /(?=<(?:style|script)\b)|(?<=<\/(?:style|script)>)/;
const isCodeElement = /^<(?:style|script)\b/;
const textBetweenTags = /(?<=^|>)[^<>]+(?=<|$)/g;

/** A document of Arabic text with Arabic-Indic digits: what stands between its tags, but in no style and no script. */
export function inArabicDigitsInHtml(html: string): string {
  const parts = html.split(aroundCode);
  return parts
    .map((part) => (isCodeElement.test(part) ? part : part.replace(textBetweenTags, inArabicDigits)))
    .join("");
}

/** The same in the importer's digits. */
export function withMarketDigitsInHtml(html: string, language: Language): string {
  return language === "ar" && market().digits === "arabic-indic" ? inArabicDigitsInHtml(html) : html;
}
