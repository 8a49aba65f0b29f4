import type { Language } from "#app/i18n/language.ts";
import arabic from "./alexandria-arabic.woff2?url";
import latin from "./alexandria-latin.woff2?url";

/**
 * The font files that the first view of a page in this language shows: worth fetching before the style sheet requests
 * them. Spaces and digits of Arabic are in the Latin one; without it lines break once more.
 */
export const firstFontsOf: Record<Language, readonly string[]> = { en: [latin], ar: [arabic, latin] };
