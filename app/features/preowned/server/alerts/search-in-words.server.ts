import type { Language } from "#app/i18n/language.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StockQuery } from "../../calls.ts";
import type { StockSnapshot } from "../../rules/stock/stock-snapshot.ts";
import { termWords } from "../../words.ts";
import { namesOf } from "../search-stock.server.ts";

const words = defineWords({
  all: { en: "All pre-owned cars", ar: "جميع السيارات المستعملة" },
  certified: { en: "certified", ar: "معتمدة" },
  priceMax: { en: (sum: string) => `up to QAR ${sum}`, ar: (sum: string) => `حتى ${sum} ريال` },
  priceMin: { en: (sum: string) => `from QAR ${sum}`, ar: (sum: string) => `من ${sum} ريال` },
  yearMin: { en: (year: string) => `from ${year}`, ar: (year: string) => `من موديل ${year}` },
  yearMax: { en: (year: string) => `up to ${year}`, ar: (year: string) => `حتى موديل ${year}` },
  mileageMax: { en: (km: string) => `up to ${km} km`, ar: (km: string) => `حتى ${km} كم` },
  monthlyMax: {
    en: (sum: string) => `up to QAR ${sum} a month`,
    ar: (sum: string) => `حتى ${sum} ريال شهرياً`,
  },
  powerMin: { en: (power: string) => `from ${power} hp`, ar: (power: string) => `من ${power} حصان` },
  powerMax: { en: (power: string) => `up to ${power} hp`, ar: (power: string) => `حتى ${power} حصان` },
  engineMin: { en: (size: string) => `from ${size} cc`, ar: (size: string) => `من ${size} سم³` },
  engineMax: { en: (size: string) => `up to ${size} cc`, ar: (size: string) => `حتى ${size} سم³` },
  seats: {
    en: (count: number) => `${count} seats`,
    ar: (count: number) => counted(count, ["مقعد واحد", "مقعدان", "مقاعد", "مقعداً"]),
  },
  doors: {
    en: (count: number) => `${count} doors`,
    ar: (count: number) => counted(count, ["باب واحد", "بابان", "أبواب", "باباً"]),
  },
  comma: { en: ", ", ar: "، " },
});

/** A search as a line of words: makes, models and values by their names, as far as a stock tells them, then bounds. */
export function searchInWords(query: StockQuery, language: Language, stock: StockSnapshot): string {
  const text = words.of(language);
  const { makeNames, modelNames } = namesOf(stock.columns.profiles);
  const values = (said: string | undefined) => said?.split(",") ?? [];
  const sum = (said: string) => Number(said).toLocaleString("en");
  const term = (filter: keyof typeof termWords) => {
    const known = termWords[filter].of(language) as Readonly<Record<string, string>>;
    return values(query[filter]).map((value) => known[value] ?? value);
  };
  const bounds = (
    [
      "priceMin",
      "priceMax",
      "monthlyMax",
      "mileageMax",
      "powerMin",
      "powerMax",
      "engineMin",
      "engineMax",
    ] as const
  ).map((name) => (query[name] === undefined ? undefined : text[name](sum(query[name]))));
  const years = (["yearMin", "yearMax"] as const).map((name) =>
    query[name] === undefined ? undefined : text[name](query[name]),
  );
  const parts = [
    query.q,
    ...values(query.make).map((make) => makeNames.get(make)?.[language] ?? make),
    ...values(query.model).map((model) => modelNames.get(model)?.names[language] ?? model),
    ...(["bodyType", "fuel", "transmission", "drive", "color", "equipment"] as const).flatMap(term),
    ...values(query.seats).map((count) => text.seats(Number(count))),
    ...values(query.doors).map((count) => text.doors(Number(count))),
    ...values(query.place).map((place) => stock.terms.placeNames.get(place)?.[language] ?? place),
    query.certified && text.certified,
    ...years,
    ...bounds,
  ].filter((part): part is string => Boolean(part));
  return parts.length === 0 ? text.all : parts.join(text.comma);
}
