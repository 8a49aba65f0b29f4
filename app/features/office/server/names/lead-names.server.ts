import { contentClient } from "#app/features/content/content.server.ts";
import { readPlacesOf } from "#app/features/scheduling/scheduling.server.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { inOneLanguage, modelNames } from "#app/features/showroom/showroom.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/** The names in a language of what leads name: places, offers and models, by ids and by names in the other language. */
export async function leadNames(
  language: Language,
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, string>> {
  const [places, offers, models] = await Promise.all([
    readPlacesOf(config.brand, trx),
    offerNames(language, trx),
    modelNames(language, trx),
  ]);
  const placesIn = (of: Language) => places.map((place) => [place.id, place[`name_${of}`]] as const);
  const other = language === "ar" ? "en" : "ar";
  return new Map([...inOneLanguage(placesIn(language), placesIn(other)), ...offers, ...models]);
}

/** None where content cannot be read; a transaction calls no external source. */
async function offerNames(
  language: Language,
  trx: AnyTransaction | undefined,
): Promise<readonly (readonly [id: string, name: string])[]> {
  if (trx !== undefined && config.backends.content !== undefined) return [];
  const offers = await queryContent(offersQuery, { ...contentClient(trx), brand: config.brand, language });
  return offers.ok ? offers.value.map(({ id, offerName }) => [id, offerName]) : [];
}
