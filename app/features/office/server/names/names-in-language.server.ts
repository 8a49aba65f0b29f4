import { modelNames } from "#app/features/showroom/showroom.server.ts";
import { arabicNames } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";

/** Fields that name a model or a member of staff as a record was written down; a test finds one that is missing. */
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
  "registeredBy",
  "lastUsedBy",
  "technicianName",
]);
/** A member of staff: the name, or an object whose `name` it is. */
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
      if (named.has(field) || members.has(field)) return nameOf(one);
      return joined.has(field) ? one.split(dot).map(nameOf).join(dot) : one;
    }
    if (Array.isArray(one)) return one.map((item) => shown(field, item));
    if (one === null || typeof one !== "object" || Object.getPrototypeOf(one) !== Object.prototype)
      return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [key, shown(fieldOf(key, { field, of: one }), item)]),
    );
  };
  return shown("", value) as Value;
}

/** What a value of an object is: of a member their name, of a change a value of the field that changed. */
function fieldOf(key: string, { field, of }: { readonly field: string; readonly of: object }): string {
  if (key === "name" && members.has(field)) return "staffName";
  const isValue = key === "before" || key === "after";
  return isValue && "field" in of && typeof of.field === "string" ? of.field : key;
}

/** By the names that records may have: of models in either language or in addresses, and of staff in Latin letters. */
async function namesOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const [staff, models] = await Promise.all([language === "ar" ? arabicNames() : [], modelNames(language)]);
  return new Map([...staff, ...models]);
}
