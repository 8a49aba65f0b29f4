import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief, daysBetween } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { leadsWords } from "../leads/words.ts";

/** A time to call again, as one says it: today, tomorrow, or the day. */
export function callTimeInWords(instant: string, language: Language, now = officeNow()): string {
  const { zone } = market();
  const words = leadsWords.of(language);
  const day = dayIn(instant, zone);
  const away = daysBetween(dayIn(now, zone), day);
  const called = away === 0 ? words.today : away === 1 ? words.tomorrow : dayInBrief(day, language);
  return `${called} ${timeAt(instant, zone, language)}`;
}

/** The instant of a time, HH:mm, on a day that begins at midnight. */
export function instantAt(midnight: Date, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * 60_000).toISOString();
}
