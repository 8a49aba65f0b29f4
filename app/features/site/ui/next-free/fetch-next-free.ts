import { findNextFreeCall } from "#app/features/scheduling/calls.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { addDays, dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { homeWords } from "../home/words.ts";

/** What the sentence of the next free appointment is filled with. */
export interface NextFreeWords {
  readonly day: string;
  readonly time: string;
  readonly center: string;
}

/** Requests the next free appointment and puts it into words; null where there is none or nobody answers. */
export async function fetchNextFree(language: Language, signal: AbortSignal): Promise<NextFreeWords | null> {
  const reply = await callApi(findNextFreeCall, { query: { brand: market().brand }, language, signal });
  if (!reply.ok || reply.data === null) return null;
  const { startTime, timeZone, center } = reply.data;
  const today = dayIn(new Date(), timeZone);
  const words = homeWords.of(language);
  const day = dayIn(startTime, timeZone);
  const near = new Map([
    [today, words.today],
    [addDays(today, 1), words.tomorrow],
  ]);
  return {
    day: near.get(day) ?? dayInBrief(day, language),
    time: timeAt(startTime, timeZone, language),
    center: center.title,
  };
}
