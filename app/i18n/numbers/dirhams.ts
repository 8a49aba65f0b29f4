import type { Language } from "../language.ts";
import { currencyFollows } from "./money.ts";

/** What stands beside an amount. */
export const riyalLabel: Readonly<Record<Language, string>> = { en: "QAR", ar: "ريال" };

/** An amount in dirhams as people read it: "QAR 139.50", «139.50 ريال». The number is isolated, as in `moneyInWords`. */
export function dirhamsInWords(dirhams: number, language: Language): string {
  const number = `\u2066${riyalDigits(dirhams)}\u2069`;
  return currencyFollows(language)
    ? `${number} ${riyalLabel[language]}`
    : `${riyalLabel[language]} ${number}`;
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
