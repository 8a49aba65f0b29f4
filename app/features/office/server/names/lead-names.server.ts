import { campaignTitles } from "#app/features/campaigns/campaigns.server.ts";
import { contentClient } from "#app/features/content/content.server.ts";
import { usedCarName } from "#app/features/preowned/preowned.server.ts";
import { readPlacesOf } from "#app/features/scheduling/scheduling.server.ts";
import { fleetCalculatorQuery } from "#app/features/showroom/content/fleet-calculator.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { inOneLanguage, modelNames } from "#app/features/showroom/showroom.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/**
 * The names in a language of what leads name: places, offers, campaigns, models, the brand and kinds of work, by ids and by
 * names in the other language; of used cars the one with a number.
 */
export async function leadNames(
  language: Language,
  {
    vehicleNo,
    trx,
  }: { readonly vehicleNo?: string | null | undefined; readonly trx?: AnyTransaction | undefined } = {},
): Promise<ReadonlyMap<string, string>> {
  const [places, ofContent, models, usedCar] = await Promise.all([
    readPlacesOf(config.brand, trx),
    contentNames(language, trx),
    modelNames(language, trx),
    vehicleNo ? usedCarName(vehicleNo, language, trx) : undefined,
  ]);
  const placesIn = (of: Language) => places.map((place) => [place.id, place[`name_${of}`]] as const);
  const other = language === "ar" ? "en" : "ar";
  const others = [...models, [config.brand, config.served.name[language]] as const];
  if (vehicleNo && usedCar !== undefined) others.push([vehicleNo, usedCar]);
  return new Map([...inOneLanguage(placesIn(language), placesIn(other)), ...ofContent, ...others]);
}

type Names = readonly (readonly [id: string, name: string])[];

/** None where content cannot be read; a transaction calls no external source. */
async function contentNames(language: Language, trx: AnyTransaction | undefined): Promise<Names> {
  if (trx !== undefined && config.backends.content !== undefined) return [];
  const options = { ...contentClient(trx), brand: config.brand, language };
  const [offers, calculator, campaigns] = await Promise.all([
    queryContent(offersQuery, options),
    queryContent(fleetCalculatorQuery, { ...options, key: "main" }),
    campaignTitles(language, trx),
  ]);
  const ofOffers = (offers.ok ? offers.value : []).flatMap(
    ({ id, campaignId, offerName }): Names => [
      [campaignId ?? id, offerName],
      [id, offerName],
    ],
  );
  const works = calculator.ok ? calculator.value.useLabels.map(({ id, label }) => [id, label] as const) : [];
  return [...works, ...ofOffers, ...campaigns];
}
