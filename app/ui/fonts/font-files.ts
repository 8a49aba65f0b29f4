import type { Language } from "#app/i18n/language.ts";
import arabic from "./alexandria-arabic.woff2?url";
import latin from "./alexandria-latin.woff2?url";

/** The font file that a page in this language shows first: worth fetching before the style sheet asks for it. */
export const firstFontOf: Record<Language, string> = { en: latin, ar: arabic };
