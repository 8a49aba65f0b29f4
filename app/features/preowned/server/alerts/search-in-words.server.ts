import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StockQuery } from "../../calls.ts";
import { numberInWords, termInWords } from "../../field-words.ts";
import {
  choiceFilterNames,
  endsOf,
  type RangeFilter,
  rangeFilterNames,
  rangeFilters,
} from "../../rules/fields/car-filters.ts";
import type { StockSnapshot } from "../../rules/stock/stock-snapshot.ts";
import { namesOf } from "../search-stock.server.ts";

const words = defineWords({
  all: { en: "All pre-owned cars", ar: "جميع السيارات المستعملة" },
  certified: { en: "certified", ar: "معتمدة" },
  from: { en: (value: string) => `from ${value}`, ar: (value: string) => `من ${value}` },
  upTo: { en: (value: string) => `up to ${value}`, ar: (value: string) => `حتى ${value}` },
  riyals: {
    en: (sum: number) => `QAR ${sum.toLocaleString("en")}`,
    ar: (sum: number) => numbered(sum, "riyal"),
  },
  aMonth: { en: (sum: string) => `${sum} a month`, ar: (sum: string) => `${sum} شهرياً` },
  year: { en: (year: string) => year, ar: (year: string) => `موديل ${year}` },
});

/** A search as a line of words: free text, values by their names as far as the stock has them, then bounds. */
export function searchInWords(query: StockQuery, language: Language, stock: StockSnapshot): string {
  const text = words.of(language);
  const { makeNames, modelNames } = namesOf(stock.columns.profiles);
  const stockNames = (name: string, value: string) => {
    if (name === "make") return makeNames.get(value);
    return name === "model" ? modelNames.get(value)?.names : stock.terms.placeNames.get(value);
  };
  const values = choiceFilterNames.flatMap((name) =>
    (query[name]?.split(",") ?? []).map(
      (value) => termInWords(name, value, language) ?? stockNames(name, value)?.[language] ?? value,
    ),
  );
  const bounds = rangeFilterNames.flatMap((name) => {
    const { least, most } = endsOf(name);
    const from = least && query[least];
    const upTo = query[most];
    return [
      from && text.from(boundInWords(name, from, language)),
      upTo && text.upTo(boundInWords(name, upTo, language)),
    ];
  });
  const parts = [query.q, ...values, query.certified && text.certified, ...bounds].filter(Boolean);
  return parts.length === 0 ? text.all : withCommas(parts, language);
}

function boundInWords(name: RangeFilter, bound: string, language: Language): string {
  const text = words.of(language);
  const range = rangeFilters[name];
  if (name === "year") return text.year(bound);
  if (!("money" in range)) return numberInWords(Number(bound), range, language);
  const sum = text.riyals(Number(bound));
  return range.money === "month" ? text.aMonth(sum) : sum;
}
