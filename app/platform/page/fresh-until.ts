import { dayIn, startOfNextDay } from "#app/i18n/dates.ts";
import type { Site } from "./site-context.ts";

/** Inside the program only: until when a page may be kept. The page cache reads it; it never leaves the host. */
export const freshUntilHeader = "x-fresh-until";

/** For a page that speaks of today (an offer's last day): it is rendered anew once the importer's day is over. */
export function freshUntilTomorrow({ now, market }: Pick<Site, "now" | "market">): Record<string, string> {
  return { [freshUntilHeader]: startOfNextDay(now(), market.zone).toISOString() };
}

/** The importer's calendar day, YYYY-MM-DD. */
export function todayOf({ now, market }: Pick<Site, "now" | "market">): string {
  return dayIn(now(), market.zone);
}
