import { contentClient } from "#app/features/content/content.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { carsQuery } from "../content/car.ts";

/** What was last read, for transactions: they call no external source. */
const lastRead = new Map<Language, ReadonlyMap<string, string>>();

/**
 * The names of the models in a language, by their ids and by their names in either language: records have the one of their time.
 * Empty where content cannot be read. Within a transaction, names of an external source are those of the last read outside of one.
 */
export async function modelNames(
  language: Language,
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, string>> {
  if (trx !== undefined && config.backends.content !== undefined) return lastRead.get(language) ?? new Map();
  const carsIn = async (of: Language) => {
    const cars = await queryContent(carsQuery, { ...contentClient(trx), brand: config.brand, language: of });
    return cars.ok ? cars.value.map(({ id, carName }) => [id, carName] as const) : [];
  };
  const [own, other] = await Promise.all([carsIn(language), carsIn(language === "ar" ? "en" : "ar")]);
  const names = inOneLanguage(own, other);
  lastRead.set(language, names);
  return names;
}

type Named = readonly (readonly [id: string, name: string])[];

/** Own names by id, and by the names that the same ids have in another language. */
export function inOneLanguage(own: Named, other: Named): ReadonlyMap<string, string> {
  const byId = new Map(own);
  const byOtherName = other.flatMap(([id, name]) => {
    const ownName = byId.get(id);
    return ownName === undefined ? [] : [[name, ownName] as const];
  });
  return new Map([...byOtherName, ...byId]);
}
