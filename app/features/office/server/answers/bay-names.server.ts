import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";

const words = defineWords({
  bay: { en: (number: number) => `Bay ${number}`, ar: (number: number) => `رافعة ${number}` },
});

/** A bay as a board calls it: by its name, else by its number, which counts from one. */
export function bayNames(
  { bay, name }: { readonly bay: number; readonly name: Readonly<Record<Language, string>> | null },
  language: Language,
): string {
  return name?.[language] || words.of(language).bay(bay + 1);
}
