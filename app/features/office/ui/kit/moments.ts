import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn, dayInBrief, daysBetween } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { officeNow } from "../../browser/office-clock.ts";

/** Farther away a day and its month are those of any year. */
const mostDaysWithoutYear = 180;

/** An instant in few words, in the importer's zone: its time, with the day where that is not today, or the date of long ago. */
export function momentInBrief(instant: string, language: Language, now = officeNow()): string {
  const { zone } = market();
  const [day, today] = [dayIn(instant, zone), dayIn(now, zone)];
  if (Math.abs(daysBetween(today, day)) > mostDaysWithoutYear) return dateInWords(day, language);
  const time = timeAt(instant, zone, language);
  return day === today ? time : `${dayInBrief(day, language)} · ${time}`;
}
