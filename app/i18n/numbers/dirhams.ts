import type { Language } from "../language.ts";
import { currencyFollows, currencyOf } from "./money.ts";
import { nouns } from "./nouns.ts";

/** What stands beside an amount. */
export const riyalLabel: Readonly<Record<Language, string>> = { en: "QAR", ar: nouns.riyal[0] };

/** An amount in dirhams as people read it: "QAR 139.50", «139.50 ريال». The number is isolated, as in `moneyInWords`. */
export function dirhamsInWords(dirhams: number, language: Language): string {
  const number = `\u2066${riyalDigits(dirhams)}\u2069`;
  const label = riyalsBeside(dirhams, language);
  return currencyFollows(language) ? `${number} ${label}` : `${label} ${number}`;
}

/** What stands beside the digits of an amount in dirhams: "QAR", «ريالاً». */
export function riyalsBeside(dirhams: number, language: Language): string {
  return currencyOf(dirhams / 100, riyalLabel[language]);
}

/**
 * Dirhams as the digits of riyals: 123450 is "1,234.50". Two places always, and digits alone, so that no language
 * turns them round.
 */
export function riyalDigits(dirhams: number): string {
  const whole = Math.trunc(Math.abs(dirhams) / 100).toLocaleString("en");
  const part = String(Math.abs(dirhams) % 100).padStart(2, "0");
  return `${dirhams < 0 ? "-" : ""}${whole}.${part}`;
}
