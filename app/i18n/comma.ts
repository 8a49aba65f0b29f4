import type { Language } from "./language.ts";

/** The comma of each language, where it stands between elements of a page. */
export const commaIn: Readonly<Record<Language, string>> = { en: ",", ar: "،" };

/** Spans of one day: «من 8:00 ص إلى 12:00 ظهراً ومن 4:00 م إلى 9:00 م». */
export function withAnd(spans: readonly string[], language: Language): string {
  return spans.join(language === "ar" ? " و" : " and ");
}

/** Parts of a text with the comma of its language between them. What is missing leaves none. */
export function withCommas(
  parts: readonly (string | false | null | undefined)[],
  language: Language,
): string {
  return parts.filter(Boolean).join(`${commaIn[language]} `);
}
