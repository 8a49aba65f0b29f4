import { withCommas } from "../comma.ts";
import type { Language } from "../language.ts";
import { market } from "../market.ts";
import { rangeInWords } from "../numbers/ranges.ts";
import { dayIn, dayInBrief, dayInWords, timeIn } from "./dates.ts";

/*
 * Times of day as the installation shows them (`importer.clock`): "4:00 pm", «4:00 م», «12:00 ظهراً» on a clock of 12
 * hours, "16:00" on one of 24. What machines read (addresses, events, feeds) stays HH:mm.
 */
const halves: Record<Language, readonly [am: string, pm: string]> = { en: ["am", "pm"], ar: ["ص", "م"] };

/** A time of a wall clock, `HH:mm` or `H:mm`, in words. */
export function timeOfDay(time: string, language: Language): string {
  const { digits, half } = shown(time, language);
  // The half of the day never begins a line.
  return half === undefined ? digits : `${digits}\u00a0${half}`;
}

/** A full hour in the head of a table, where its neighbors say the rest: "8 am", «12 ظهراً», «12 ليلاً», or "16:00". */
export function hourInBrief(instant: string | Date, timeZone: string, language: Language): string {
  const hour = timeAt(instant, timeZone, language);
  if (market().clock === "24-hour") return hour;
  return hour.replace(":00", "");
}

/** The time of an instant on the clock of a zone, in words. */
export function timeAt(instant: string | Date, timeZone: string, language: Language): string {
  return timeOfDay(timeIn(instant, timeZone), language);
}

/** Day and time of an instant on the clock of a zone: "Tuesday, 1 December 2026, 8:00 am". */
export function momentInWords(instant: string | Date, timeZone: string, language: Language): string {
  return withCommas(
    [dayInWords(dayIn(instant, timeZone), language), timeAt(instant, timeZone, language)],
    language,
  );
}

/** The same where there is little room: "Tue, 1 Dec, 8:00 am". */
export function momentInBrief(instant: string | Date, timeZone: string, language: Language): string {
  return withCommas(
    [dayInBrief(dayIn(instant, timeZone), language), timeAt(instant, timeZone, language)],
    language,
  );
}

/** Between two instants on the clock of a zone: "7:00 – 8:00 am", «من 7:00 ص إلى 8:00 ص», each time isolated. */
export function hoursInWords(
  [start, end]: readonly [start: string | Date, end: string | Date],
  timeZone: string,
  language: Language,
): string {
  const [from, to] = [timeIn(start, timeZone), timeIn(end, timeZone)];
  if (language === "ar") return rangeInWords([timeOfDay(from, language), timeOfDay(to, language)], language);
  const isOneHalf = shown(from, language).half === shown(to, language).half;
  const first = isOneHalf ? shown(from, language).digits : timeOfDay(from, language);
  return `\u2066${first} – ${timeOfDay(to, language)}\u2069`;
}

const writtenTime = /(?<![\w:.,/])(?:[01]?\d|2[0-3]):[0-5]\d(?![\w:]|[.,]\d)/g;

/** A text of content with its times as the clock shows them; editors write them on 24 hours, as "16:00". */
export function withClock(text: string): string {
  if (market().clock === "24-hour") return text;
  const language = /[\u0621-\u064a]/.test(text) ? "ar" : "en";
  return text.replace(writtenTime, (time) => timeOfDay(time, language));
}

/** Arabic names noon and midnight: 12:00 م would leave open which of them it is. */
function halfOf(hour: number, minute: string, language: Language): string {
  if (language === "ar" && hour === 12) return "ظهراً";
  if (language === "ar" && hour === 0 && minute === "00") return "ليلاً";
  const [am, pm] = halves[language];
  return hour < 12 ? am : pm;
}

function shown(time: string, language: Language): { digits: string; half?: string } {
  if (market().clock === "24-hour") return { digits: time.padStart(5, "0") };
  const [hour = 0, minute = ""] = [Number(time.split(":")[0]), time.split(":")[1]];
  return { digits: `${hour % 12 || 12}:${minute}`, half: halfOf(hour, minute, language) };
}
