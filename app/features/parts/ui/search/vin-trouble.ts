import type { Language } from "#app/i18n/language.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { partsRefusals } from "../../refusals.ts";
import { carWords } from "../car/words.ts";

/**
 * What an address says of a VIN that led to no car, in place of the VIN: `unknown`, `unread` where the catalog did not answer,
 * or how many characters it had.
 */
export const vinParameter = "vin";

/** The bar of the shop: below a page's picture the field, with what is wrong, is out of sight. */
export const searchPlace = "parts-search";

export function lengthOfVin(typed: string): string {
  return String(normalVin(typed).length);
}

/** The same as a sentence. */
export function vinTrouble(said: string | null, language: Language): string | undefined {
  if (said === "unknown") return partsRefusals["vin-unknown"][language];
  if (said === "unread") return carWords.of(language).failed;
  return said !== null && /^1\d$/.test(said) ? carWords.of(language).vinLength(Number(said)) : undefined;
}
