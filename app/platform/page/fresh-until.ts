import { dayIn, startOfNextDay } from "#app/i18n/dates/dates.ts";
import type { Site } from "./site-context.ts";

/** For a page that speaks of today (an offer's last day): it is rendered anew once the importer's day is over. */
export function freshUntilTomorrow({
  now,
  market,
  cacheUntil,
}: Pick<Site, "now" | "market" | "cacheUntil">): void {
  cacheUntil(startOfNextDay(now(), market.zone));
}

/** The importer's calendar day, YYYY-MM-DD. */
export function todayOf({ now, market }: Pick<Site, "now" | "market">): string {
  return dayIn(now(), market.zone);
}
