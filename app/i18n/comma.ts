import type { Language } from "./language.ts";

/** The comma of each language. */
export const commaIn: Readonly<Record<Language, string>> = { en: ",", ar: "،" };
