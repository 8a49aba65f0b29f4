import type { Language } from "#app/i18n/language.ts";
import { type CarField, carFields, type FieldValues } from "./car-fields.ts";
import type { Names } from "./names.ts";

/** Some fields of a car with their texts in one language. */
export function inOneLanguage<const Name extends CarField>(
  values: FieldValues<Name>,
  names: readonly Name[],
  language: Language,
): FieldValues<Name, string> {
  const said = names.map((name) => {
    const value: unknown = values[name];
    return [name, carFields[name].kind === "text" ? (value as Names)[language] : value];
  });
  return Object.fromEntries(said);
}
