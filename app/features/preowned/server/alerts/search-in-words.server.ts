import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StockQuery } from "../../calls.ts";
import type { KnownStock } from "../../rules/stock/known-stock.ts";
import { termWords } from "../../words.ts";
import { namesOf } from "../list-stock.server.ts";

const words = defineWords({
  all: { en: "All pre-owned cars", ar: "جميع السيارات المستعملة" },
  certified: { en: "certified", ar: "معتمدة" },
  priceMax: { en: (sum: string) => `up to QAR ${sum}`, ar: (sum: string) => `حتى ${sum} ريال` },
  priceMin: { en: (sum: string) => `from QAR ${sum}`, ar: (sum: string) => `من ${sum} ريال` },
  yearMin: { en: (year: string) => `from ${year}`, ar: (year: string) => `من موديل ${year}` },
  yearMax: { en: (year: string) => `up to ${year}`, ar: (year: string) => `حتى موديل ${year}` },
  mileageMax: { en: (km: string) => `up to ${km} km`, ar: (km: string) => `حتى ${km} كم` },
  comma: { en: ", ", ar: "، " },
});

/** A search as a line of words: makes, models and values by their names, as far as a stock tells them, then bounds. */
export function searchInWords(query: StockQuery, language: Language, stock: KnownStock): string {
  const text = words.of(language);
  const { makeNames, modelNames } = namesOf(stock.columns.profiles);
  const values = (said: string | undefined) => said?.split(",") ?? [];
  const sum = (said: string) => Number(said).toLocaleString("en");
  const term = (filter: "bodyType" | "fuel" | "transmission" | "color") => {
    const known = termWords[filter].of(language) as Readonly<Record<string, string>>;
    return values(query[filter]).map((value) => known[value] ?? value);
  };
  const bounds = (["priceMin", "priceMax", "mileageMax"] as const).map((name) =>
    query[name] === undefined ? undefined : text[name](sum(query[name])),
  );
  const years = (["yearMin", "yearMax"] as const).map((name) =>
    query[name] === undefined ? undefined : text[name](query[name]),
  );
  const parts = [
    query.q,
    ...values(query.make).map((make) => makeNames.get(make)?.[language] ?? make),
    ...values(query.model).map((model) => modelNames.get(model)?.names[language] ?? model),
    ...(["bodyType", "fuel", "transmission", "color"] as const).flatMap(term),
    query.certified && text.certified,
    ...years,
    ...bounds,
  ].filter((part): part is string => Boolean(part));
  return parts.length === 0 ? text.all : parts.join(text.comma);
}
