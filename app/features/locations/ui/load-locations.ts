import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { locationsQuery } from "../content/location.ts";
import type { ListedLocation } from "./listed-location.ts";

/** The locations, requested by the browser. Throws where they do not come. */
export async function loadLocations(language: Language): Promise<readonly ListedLocation[]> {
  const answer = await queryContent(locationsQuery, {
    // The browser's fetch belongs to the window and refuses to be a method of something else.
    fetch: (...request) => fetch(...request),
    language,
    brand: market().brand,
  });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
