import { withCommas } from "../comma.ts";
import type { Language } from "../language.ts";
import { timeAt } from "./clock.ts";
import { dateInWords, dayIn, dayInWords } from "./dates.ts";
import { hijriInWords } from "./hijri.ts";

/*
 * Days that a customer relies on, such as those of an appointment or an expiry: by both calendars, in one sentence. Where a day
 * has lines of its own, `hijriInWords` stands below it.
 */

/** With its weekday: "Tuesday, 1 December 2026 (21 Jumada II 1448 AH)". */
export function promisedDay(day: string, language: Language): string {
  return beside(dayInWords(day, language), day, language);
}

/** Without it: «1 ديسمبر 2026 الموافق 21 جمادى الآخرة 1448 هـ». */
export function promisedDate(day: string, language: Language): string {
  return beside(dateInWords(day, language), day, language);
}

/** Day and time of an instant on the clock of a zone. */
export function promisedMoment(instant: string | Date, timeZone: string, language: Language): string {
  const day = promisedDay(dayIn(instant, timeZone), language);
  return withCommas([day, timeAt(instant, timeZone, language)], language);
}

function beside(gregorian: string, day: string, language: Language): string {
  const hijri = hijriInWords(day, language);
  return language === "ar" ? `${gregorian} الموافق ${hijri}` : `${gregorian} (${hijri})`;
}
