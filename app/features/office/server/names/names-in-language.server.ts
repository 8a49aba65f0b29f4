import { contentClient } from "#app/features/content/content.server.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { arabicNames } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";

/** Fields that name a model or a member of staff as a record was written down. */
const named: ReadonlySet<string> = new Set([
  "model",
  "staffName",
  "ownerName",
  "adviser",
  "by",
  "answeredBy",
  "proposedBy",
  "decidedBy",
  "changedBy",
  "endedBy",
]);
/** Objects of a member of staff: their `name` is one. */
const members: ReadonlySet<string> = new Set(["owner", "requestedBy"]);
/** Lines that are put together of several such facts. */
const joined: ReadonlySet<string> = new Set(["detail", "about"]);
const dot = " · ";

/**
 * An answer with the names of models and staff in the reader's language: records have the one of the time, which is the same in
 * both. What is no name of either stays as it is.
 */
export async function namesInLanguage<Value>(value: Value, language: Language): Promise<Value> {
  const names = await namesOf(language);
  const nameOf = (name: string) => names.get(name) ?? name;
  const shown = (field: string, one: unknown): unknown => {
    if (typeof one === "string") {
      if (named.has(field)) return nameOf(one);
      return joined.has(field) ? one.split(dot).map(nameOf).join(dot) : one;
    }
    if (Array.isArray(one)) return one.map((item) => shown(field, item));
    if (one === null || typeof one !== "object" || Object.getPrototypeOf(one) !== Object.prototype)
      return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [
        key,
        shown(key === "name" && members.has(field) ? "staffName" : key, item),
      ]),
    );
  };
  return shown("", value) as Value;
}

/** By the names that records may have: of models in either language or in addresses, and of staff in Latin letters. */
async function namesOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const carsIn = async (of: Language) => {
    const cars = await queryContent(carsQuery, { ...contentClient(), brand: config.brand, language: of });
    return cars.ok ? cars.value : [];
  };
  const [own, other, staff] = await Promise.all([
    carsIn(language),
    carsIn(language === "ar" ? "en" : "ar"),
    language === "ar" ? arabicNames() : [],
  ]);
  const ownNames = new Map(own.map(({ id, carName }) => [id, carName]));
  return new Map([
    ...staff,
    ...ownNames,
    ...other.flatMap(({ id, carName }) => {
      const name = ownNames.get(id);
      return name === undefined ? [] : [[carName, name] as const];
    }),
  ]);
}
