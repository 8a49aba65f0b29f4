import { contentClient } from "#app/features/content/content.server.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";

/** What the models and offers of the site are called, by their names in addresses. None where content cannot be read. */
export async function leadNames(language: Language): Promise<Record<string, string>> {
  const site = { ...contentClient(), brand: config.brand, language };
  const [cars, offers] = await Promise.all([queryContent(carsQuery, site), queryContent(offersQuery, site)]);
  return Object.fromEntries([
    ...(offers.ok ? offers.value.map(({ id, offerName }) => [id, offerName]) : []),
    ...(cars.ok ? cars.value.map(({ id, carName }) => [id, carName]) : []),
  ]);
}
