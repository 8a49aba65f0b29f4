import type { Language } from "#app/i18n/language.ts";
import { bookingWords } from "../words.ts";

type CenterPlace = Readonly<Record<`${"street" | "city"}_${Language}`, string>>;

/** Where a centre is: its street, then its city, with the comma of the language. */
export function centerAddress(center: CenterPlace, language: Language): string {
  const { comma } = bookingWords.of(language);
  return `${center[`street_${language}`]}${comma} ${center[`city_${language}`]}`;
}
