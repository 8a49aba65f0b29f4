import { useEffect } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Listing } from "../../../calls.ts";
import type { StockSearch } from "../../../rules/address/stock-address.ts";
import type { ListingTexts } from "../search-props.ts";
import { listingTitle } from "./search-title.ts";

/** The title follows the filters, which the server is not asked about again. */
export function useListingTitle(asked: StockSearch, listing: Listing | null, texts: ListingTexts): void {
  const language = useLanguage();
  const { pageTitle, siteName } = texts;
  const parts = { language, facets: listing?.facets, siteName, pageTitle, page: listing?.page ?? 1 };
  const title = listingTitle(asked, parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
