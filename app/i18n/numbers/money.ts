import { groupedNumber } from "../dates/dates.ts";
import type { Language } from "../language.ts";
import { nounAfter } from "./counted.ts";
import { nouns } from "./nouns.ts";
import { rangeInWords } from "./ranges.ts";

/**
 * A sum of money as each language says it: "QAR 139,900", «139,950 ريالاً». The number is isolated, so that it keeps its
 * place in a line that runs the other way.
 */
export function moneyInWords(sum: number, currency: string, language: Language): string {
  const number = isolatedNumber(sum, language);
  return currencyFollows(language) ? `${number} ${currencyOf(sum, currency)}` : `${currency} ${number}`;
}

/** What a currency is called beside a sum: a riyal as Arabic counts it, any other label as it is. */
export function currencyOf(sum: number, currency: string): string {
  return currency === nouns.riyal[0] ? nounAfter(sum, "riyal") : currency;
}

/** Two sums and what lies between them: "QAR 300 to 450", «من 300 إلى 450 ريالاً». */
export function moneyRangeInWords(
  [from, to]: readonly [from: number, to: number],
  currency: string,
  language: Language,
): string {
  if (from === to) return moneyInWords(from, currency, language);
  const range = rangeInWords([isolatedNumber(from, language), isolatedNumber(to, language)], language);
  return currencyFollows(language) ? `${range} ${currencyOf(to, currency)}` : `${currency} ${range}`;
}

function isolatedNumber(sum: number, language: Language): string {
  return `\u2066${groupedNumber(sum, language)}\u2069`;
}

/** Whether the currency stands after the number. */
export function currencyFollows(language: Language): boolean {
  return language === "ar";
}

/** What a currency is called where content names none: "QAR", «ريال». */
export function currencyName(code: string, language: Language): string {
  if (language === "en") return code;
  if (code === "QAR") return nouns.riyal[0];
  return new Intl.DisplayNames("ar", { type: "currency" }).of(code) ?? code;
}
