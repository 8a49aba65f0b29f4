import type { Language } from "./language.ts";

type Sentence = string | ((...values: never[]) => string);

/** Fixed words of a feature. A word that lacks one of the languages, or has another shape there, does not compile. */
export function defineWords<const T extends Record<string, { en: Sentence; ar: Sentence }>>(entries: T) {
  const of = <L extends Language>(language: L) =>
    Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry[language]])) as {
      [K in keyof T]: T[K]["en"] extends string ? string : T[K]["en"];
    };
  const byLanguage = { en: of("en"), ar: of("ar") };
  return { of: (language: Language) => byLanguage[language] };
}
