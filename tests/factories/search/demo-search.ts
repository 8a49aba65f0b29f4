import { join } from "node:path";
import {
  changed,
  readStockAddress,
  stockAddress,
} from "#app/features/preowned/rules/address/stock-address.ts";
import { columnsOf } from "#app/features/preowned/rules/stock/stock-columns.ts";
import { StockIndex } from "#app/features/preowned/rules/stock/stock-index.ts";
import { entriesOf, siteNamesOf } from "#app/features/search/entries/entries.ts";
import { intentsOf } from "#app/features/search/entries/intent-entries.ts";
import type { ContentOfBoth, SearchedContent } from "#app/features/search/entries/searched-content.ts";
import type { Entry } from "#app/features/search/rules/index/entry.ts";
import type { Intent } from "#app/features/search/rules/intents/intent.ts";
import type { FoundParts, ReadCars } from "#app/features/search/rules/other-finds.ts";
import { SiteSearch } from "#app/features/search/rules/site-search.ts";
import { partEntries } from "#app/features/search/server/part-entries.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { readContentFiles } from "#db/seed/content-files.ts";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { wordIndexOf } from "../parts/word-index-of.ts";
import { demoStock } from "../stock/demo-stock.ts";

/** As many as the parts answer. */
const mostParts = 5;

/** Everything that can be found in the demo, made from its files as the search makes it from the content source. */
export async function demoEntries(now: Date): Promise<Entry[]> {
  return entriesOf(await demoContent(now));
}

/** What people may want to do on the demo's site, with the pages that it has today. */
export async function demoIntents(now: Date): Promise<Intent[]> {
  return intentsOf(await demoContent(now), () => true);
}

/** The search of the demo's site. */
export async function demoSearch(now: Date): Promise<SiteSearch> {
  return new SiteSearch(await demoEntries(now), await demoIntents(now), siteNamesOf(await demoContent(now)));
}

const partsIndex = wordIndexOf(demoCatalogue());

/** The parts that a query names in the demo, and what it says of used cars. */
export function demoFinds(query: string): { readonly parts: FoundParts; readonly cars: ReadCars } {
  const { types, sureness } = partsIndex.find(query);
  const parts = types.slice(0, mostParts).map(({ code, names }) => ({
    typeId: code,
    number: undefined,
    names,
    category: { id: code, names },
    picture: null,
  }));
  return { parts: partEntries({ sureness, parts }, query), cars: carsRead(query) };
}

const stock = new StockIndex(columnsOf(demoStock(new Date("2026-11-30T09:00:00Z"))));

function carsRead(query: string): ReadCars {
  const { filters, words, leftOut } = stock.reader.read(query);
  const search = changed(readStockAddress(new URLSearchParams()), { ...filters, q: words });
  return { params: Object.fromEntries(new URLSearchParams(stockAddress(search))), leftOut };
}

async function demoContent(now: Date): Promise<ContentOfBoth> {
  const fragments = (await readContentFiles(join(import.meta.dirname, "../../../content/demo"), now))
    .filter(({ brand }) => brand === "rimal")
    .sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
  const contentIn = (language: Language): SearchedContent => {
    const listOf = (model: string) =>
      fragments
        .filter((one) => one.model === model)
        .map(({ shared, texts }) => ({ ...shared, ...texts[language], _lang: language })) as never[];
    return {
      cars: listOf("car"),
      trims: listOf("trim-variant"),
      offers: listOf("offer"),
      articles: listOf("article"),
      locations: listOf("location"),
      landingPages: listOf("landing-page"),
      campaigns: listOf("campaign-article"),
      intents: listOf("search-intent"),
      pageSeos: listOf("page-seo"),
      footer: listOf("footer")[0],
      header: listOf("header")[0],
    };
  };
  return { en: contentIn("en"), ar: contentIn("ar") };
}
