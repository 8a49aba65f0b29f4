import type { Language } from "#app/i18n/language.ts";
import { currencyFollows, currencyName } from "#app/i18n/numbers/money.ts";

/** An amount with both places, in the currency that it is charged in: "QAR 1,250.00". The number is isolated. */
export function dirhamsInWords(dirhams: number, language: Language): string {
  const whole = Math.trunc(dirhams / 100).toLocaleString("en");
  const number = `\u2066${whole}.${String(dirhams % 100).padStart(2, "0")}\u2069`;
  const currency = currencyName("QAR", language);
  return currencyFollows(language) ? `${number} ${currency}` : `${currency} ${number}`;
}
