import type { Language } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Fit } from "./calls.ts";
import { chosenCatalogue } from "./server/catalogue/chosen-catalogue.server.ts";
import type { OrderablePart, PartOfCar } from "./server/finding/orderable-parts.server.ts";
import type { NamedParts } from "./server/finding/words/named-parts.server.ts";

export type { CatalogueRecord, PriceRow } from "./rules/feed/catalogue-records.ts";
export type { OrderablePart } from "./server/finding/orderable-parts.server.ts";
export type { NamedPart, NamedParts } from "./server/finding/words/named-parts.server.ts";
export { importCatalogue } from "./server/import/import-catalogue.server.ts";
export { importPrices } from "./server/import/import-prices.server.ts";
export { lastCatalogueKey } from "./server/import/known-imports.server.ts";

/** Parts by the numbers that were requested; an old number answers the part that took its place. */
export function orderableParts(numbers: readonly string[], at: Date): Promise<Map<string, OrderablePart>> {
  return chosenCatalogue().orderableParts(numbers, at);
}

/** What a text names, for a search that finds other things, too. */
export function namedParts(text: string, at: Date): Promise<NamedParts> {
  return chosenCatalogue().namedParts(text, at);
}

/** Whether each part fits the car beside it; `unknown` also where the catalogue does not know one of the two. */
export function fitOf(pairs: readonly PartOfCar[]): Promise<Fit[]> {
  return chosenCatalogue().fitOf(pairs, now());
}

/** What a car is called: `Rimal Hajar Trail 2024`; undefined where the catalogue does not know it. */
export function carName(car: string, language: Language): Promise<string | undefined> {
  return chosenCatalogue().carName(car, language);
}
