import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";

type CenterPlace = Readonly<Record<`${"street" | "city"}_${Language}`, string>>;

/** Where a center is: its street, then its city unless the street names it, with the comma of the language. */
export function centerAddress(center: CenterPlace, language: Language): string {
  const [street, city] = [center[`street_${language}`], center[`city_${language}`]];
  return street.includes(city) ? street : withCommas([street, city], language);
}
