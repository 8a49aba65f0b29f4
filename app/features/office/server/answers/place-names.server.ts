import { readCounters } from "#app/features/orders/orders-for-staff.server.ts";
import { readPlacesOf } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { PlaceKind } from "../../rules/places-of-roles.ts";

/** What the importer's places are called, by their ids: centers, showrooms, and parts counters. Two queries. */
export async function placeNames(
  language: Language,
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, string>> {
  const [places, counters] = await Promise.all([
    readPlacesOf(config.brand, trx),
    readCounters(language, trx),
  ]);
  return new Map([
    ...counters.map(({ id, name }) => [id, name] as const),
    ...places.map((place) => [place.id, place[`name_${language}`]] as const),
  ]);
}

/** What kinds of place the importer's places are, by their ids. Two queries. */
export async function placeKinds(trx?: AnyTransaction): Promise<ReadonlyMap<string, readonly PlaceKind[]>> {
  const [places, counters] = await Promise.all([readPlacesOf(config.brand, trx), readCounters("en", trx)]);
  const kinds = new Map<string, PlaceKind[]>(
    places.map(({ id, kind }) => [id, [kind === "showroom" ? "showroom" : "service"]]),
  );
  for (const { id } of counters) kinds.set(id, [...(kinds.get(id) ?? []), "counter"]);
  return kinds;
}
