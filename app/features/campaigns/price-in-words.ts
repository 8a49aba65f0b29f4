import type { Language } from "#app/i18n/language.ts";
import { riyalLabel } from "#app/i18n/numbers/dirhams.ts";
import { moneyInWords } from "#app/i18n/numbers/money.ts";
import { defineWords } from "#app/i18n/words.ts";

const words = defineWords({ free: { en: "Free of charge", ar: "مجاناً" } });

/** What taking part in a campaign costs, in words: whole riyals, or that it is free. */
export function campaignPriceInWords(price: number | null, language: Language): string {
  return price === null || price === 0
    ? words.of(language).free
    : moneyInWords(price, riyalLabel[language], language);
}
