import type { Language } from "#app/i18n/language.ts";
import { counted, numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { featureNames } from "./feature-words.ts";
import { type CarField, carFields, type FieldValues } from "./rules/fields/car-fields.ts";
import { type ChoiceFilter, choiceFilters } from "./rules/fields/car-filters.ts";
import type { Field, NumberField, Unit } from "./rules/fields/field-types.ts";
import { termNames } from "./words.ts";

/** What a number is followed by. */
export const unitNames = defineWords({
  kilometers: { en: "km", ar: "كم" },
  horsepower: { en: "hp", ar: "حصان" },
  cubicCentimeters: { en: "cc", ar: "سم³" },
  kilograms: { en: "kg", ar: "كجم" },
} satisfies Record<Unit, { en: string; ar: string }>);

const words = defineWords({
  yes: { en: "Yes", ar: "نعم" },
  no: { en: "No", ar: "لا" },
  or: { en: "or", ar: "أو" },
});

/** What a car says of a field, with its unit; undefined where it says nothing. */
export function fieldInWords<Name extends CarField>(
  car: FieldValues<Name, string>,
  name: Name,
  language: Language,
): string | undefined {
  const field: Field = carFields[name];
  const value: unknown = car[name];
  const { yes, no, or } = words.of(language);
  switch (field.kind) {
    case "term":
      // What nobody knows is not stated; a filter alone has a name for it.
      if (value === "other") return undefined;
      return ownValue<string>(termNames[name as keyof typeof termNames].of(language), String(value));
    case "number":
      return value === null ? undefined : numberInWords(Number(value), field, language);
    case "numbers":
      return (value as readonly number[]).join(` ${or} `) || undefined;
    case "flag":
      return value === true ? yes : no;
    case "text":
      return String(value) || undefined;
  }
}

/** A number with its unit: `41,200 km`. */
export function numberInWords(
  value: number,
  { unit, plain }: Pick<NumberField, "label" | "unit" | "plain">,
  language: Language,
): string {
  const digits = plain ? String(value) : value.toLocaleString("en");
  if (unit === undefined) return digits;
  if (unit === "horsepower" && language === "ar") return numbered(value, "horsepower");
  return `${digits} ${unitNames.of(language)[unit]}`;
}

/** What a value of a filter is called; undefined where only the stock or content knows. */
export function termInWords(name: ChoiceFilter, value: string, language: Language): string | undefined {
  const filter: (typeof choiceFilters)[ChoiceFilter] = choiceFilters[name];
  const names = name === "equipment" ? featureNames : "field" in filter && namesOfField(filter.field);
  const texts: Readonly<Record<string, string>> = names ? names.of(language) : {};
  // A value may come from an address: "constructor" is none of the texts.
  const translated = ownValue(texts, value);
  if (translated || !("counted" in filter) || !/^\d+$/.test(value)) return translated || undefined;
  const count = Number(value);
  const [one, many] = filter.counted.en;
  return language === "ar" ? counted(count, filter.counted.ar) : `${count} ${count === 1 ? one : many}`;
}

function namesOfField(field: CarField) {
  return field in termNames ? termNames[field as keyof typeof termNames] : undefined;
}
