import { contentClient } from "#app/features/content/content.server.ts";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { profitRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { Payments } from "../rules/price/payments.ts";
import type { SaleTerms } from "../rules/stock/stock-snapshot.ts";

/** The rate of the finance calculator and the names of the places where cars stand, as content has them. */
export async function loadSaleTerms(): Promise<SaleTerms> {
  const optionsFor = (language: Language) => ({ ...contentClient(), brand: config.brand, language });
  const [finance, en, ar] = await Promise.all([
    queryContent(financeCalculatorQuery, optionsFor("en")),
    queryContent(locationsQuery, optionsFor("en")),
    queryContent(locationsQuery, optionsFor("ar")),
  ]);
  const inArabic = new Map(ar.ok ? ar.value.map(({ id, title }) => [id, title]) : []);
  const places = en.ok ? en.value : [];
  return {
    payments: new Payments(profitRateOf(finance.ok ? finance.value.profitRate : undefined)),
    placeNames: new Map(places.map(({ id, title }) => [id, { en: title, ar: inArabic.get(id) ?? title }])),
  };
}
