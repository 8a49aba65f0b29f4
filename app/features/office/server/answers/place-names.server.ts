import { readPlacesOf } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";

/** What the importer's places are called, by their ids. One query. */
export async function placeNames(language: Language): Promise<ReadonlyMap<string, string>> {
  const places = await readPlacesOf(config.brand);
  return new Map(places.map((place) => [place.id, place[`name_${language}`]]));
}
