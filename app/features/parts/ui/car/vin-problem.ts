import type { Language } from "#app/i18n/language.ts";
import { carWords } from "./words.ts";

/** Why a normal VIN is not sent; undefined where it is. */
export function vinProblem(vin: string, language: Language): string | undefined {
  const words = carWords.of(language);
  if (vin === "") return words.vinMissing;
  if (!/^[A-Z0-9]+$/.test(vin)) return words.vinWrong;
  return vin.length === 17 ? undefined : words.vinLength(vin.length);
}
