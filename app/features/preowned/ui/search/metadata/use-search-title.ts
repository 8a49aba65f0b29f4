import { useEffect } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { SearchResults } from "../../../calls.ts";
import type { StockSearch } from "../../../rules/address/stock-address.ts";
import type { SearchTexts } from "../search-props.ts";
import { searchTitle } from "./search-title.ts";

/** The title follows the filters, without another request to the server. */
export function useSearchTitle(search: StockSearch, results: SearchResults | null, texts: SearchTexts): void {
  const language = useLanguage();
  const { pageTitle, siteName } = texts;
  const parts = { language, facets: results?.facets, siteName, pageTitle, page: results?.page ?? 1 };
  const title = searchTitle(search, parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
