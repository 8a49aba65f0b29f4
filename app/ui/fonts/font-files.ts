import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import type { Identity } from "#app/platform/identity/identity.ts";
import arabic from "./alexandria-arabic.woff2?url";
import arabicDigits from "./alexandria-arabic-digits.woff2?url";
import latin from "./alexandria-latin.woff2?url";
import naskh from "./noto-naskh-arabic.woff2?url";
import serif from "./noto-serif-latin.woff2?url";

/**
 * The font files that the first view of a page in this language shows: worth fetching before the style sheet requests
 * them. Spaces and digits of Arabic are in the Latin one, or in that of the importer's digits; without it lines break once more.
 */
export function firstFontsOf(language: Language, headings: Identity["headings"] = "sans"): readonly string[] {
  const ofHeadings = headings === "sans" ? [] : [language === "en" ? serif : naskh];
  if (language === "en") return [latin, ...ofHeadings];
  return [arabic, market().digits === "latin" ? latin : arabicDigits, ...ofHeadings];
}
