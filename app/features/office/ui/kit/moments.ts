import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";

/** An instant in few words, in the importer's zone: its time, with the day where that is not today. */
export function momentInBrief(instant: string, language: Language, now = new Date()): string {
  const { zone } = market();
  const day = dayIn(instant, zone);
  const time = timeAt(instant, zone, language);
  return day === dayIn(now, zone) ? time : `${dayInBrief(day, language)} · ${time}`;
}
