import type { Language } from "../language.ts";
import { dateFormat } from "./date-formats.ts";

/*
 * Days by the Hijri calendar, which stands beside the Gregorian one and never in its place. Umm al-Qura: the civil calendar of
 * the Gulf, fixed years ahead. Days are `YYYY-MM-DD` without a zone; digits are Latin in both languages.
 */
const locales: Record<Language, string> = {
  en: "en-GB-u-ca-islamic-umalqura",
  ar: "ar-QA-u-ca-islamic-umalqura-nu-latn",
};

/** A day in full: "14 Jumada II 1448 AH". */
export function hijriInWords(day: string, language: Language): string {
  return asPrinted(format(language, { day: "numeric", month: "long", year: "numeric" }).format(utc(day)));
}

/** The number of a day in its Hijri month: "14". */
export function hijriDayOfMonth(day: string, language: Language): string {
  return format(language, { day: "numeric" }).format(utc(day));
}

/** The Hijri months that the days touch: "Jumada I – Jumada II 1448 AH". */
export function hijriMonths(first: string, last: string, language: Language): string {
  return asPrinted(format(language, { month: "long", year: "numeric" }).formatRange(utc(first), utc(last)));
}

/** The name of the era never begins a line; the sign of ayn, which the site's fonts lack, is an apostrophe. */
function asPrinted(words: string): string {
  return words.replace(/ (?=AH|هـ)/, "\u00a0").replaceAll("\u02bb", "’");
}

function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locales[language], { ...options, timeZone: "UTC" });
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
