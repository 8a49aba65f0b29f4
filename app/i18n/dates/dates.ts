import type { Language } from "../language.ts";
import { dateFormat } from "./date-formats.ts";

/*
 * Days, months and times in words. Days are `YYYY-MM-DD` and months `YYYY-MM` without a zone; instants are ISO 8601
 * and always shown in a zone that the caller names, never the browser's. Gregorian, with Latin digits in both languages.
 */
const locales: Record<Language, string> = { en: "en-GB", ar: "ar-QA-u-ca-gregory-nu-latn" };

/** The calendar day on which an instant falls in a zone. */
export function dayIn(instant: string | Date, timeZone: string): string {
  return dateFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(instant));
}

/** The clock of a zone at an instant, HH:mm, as machines read it; `i18n/clock.ts` has what people read. */
export function timeIn(instant: string | Date, timeZone: string): string {
  const clock = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return dateFormat("en-GB", clock).format(new Date(instant));
}

/** A day in full words: "Tuesday, 1 December 2026". */
export function dayInWords(day: string, language: Language): string {
  return format(day, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** A day so far away that its weekday does not matter: "1 December 2026". */
export function dateInWords(day: string, language: Language): string {
  return format(day, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A day in few words: "Tue 1 Dec". */
export function dayInBrief(day: string, language: Language): string {
  const month = language === "ar" ? "long" : "short";
  return format(day, language, { weekday: month, day: "numeric", month });
}

/** The name of a day: "Sunday". */
export function weekdayInWords(day: string, language: Language): string {
  return format(day, language, { weekday: "long" });
}

/** The name of a day where room is short: "Sun", «أحد». Arabic has no short names; in a table they stand without the article. */
export function weekdayInBrief(day: string, language: Language): string {
  if (language === "ar") return withoutArticle(weekdayInWords(day, language));
  return format(day, language, { weekday: "short" });
}

/** The Arabic name of a day without its article; other names as they are. */
export function withoutArticle(weekday: string): string {
  return weekday.replace(/^ال/, "");
}

/** The instant at which the day after this one begins in a zone, also where clocks change in between. */
export function startOfNextDay(instant: Date, timeZone: string): Date {
  return startOfDay(addDays(dayIn(instant, timeZone), 1), timeZone);
}

/** The instant at which a day begins in a zone. */
export function startOfDay(day: string, timeZone: string): Date {
  // No zone is more than 14 hours away from UTC; the first quarter of an hour that shows the day is its beginning.
  let at = utc(day).getTime() - 14 * 3_600_000;
  while (dayIn(new Date(at), timeZone) < day) at += 15 * 60_000;
  return new Date(at);
}

/** Whole days from one calendar day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = utc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return date.toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

const grouped: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en"),
  ar: new Intl.NumberFormat("ar-u-nu-latn"),
};

/** A number grouped by thousands: "41,200". */
export function groupedNumber(value: number, language: Language): string {
  return grouped[language].format(value);
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], { ...options, timeZone: "UTC" }).format(utc(day));
}
