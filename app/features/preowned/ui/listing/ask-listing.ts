import { fetchContent } from "#app/features/content/content-query.ts";
import { emptyStateQuery, modelsMenuQuery, pageSeoQuery } from "#app/features/content/queries.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { type FilterStats, filterStatsCall, listStockCall } from "../../calls.ts";
import { readStockAddress, stockQueryOf } from "../../rules/address/stock-address.ts";
import { listingMetadata } from "./listing-metadata.ts";
import { type ListingBounds, type ListingProps, specifiedBounds } from "./listing-texts.ts";

/** The listing as an address asks for it, for its loader. The page is there also where the stock does not answer. */
export async function askListing(site: Site, search: URLSearchParams) {
  const { fetch, language } = site;
  const asked = readStockAddress(search);
  const [listed, stats, menu, empty, seo] = await Promise.all([
    callApi(listStockCall, { query: stockQueryOf(asked), language, fetch }),
    callApi(filterStatsCall, { language, fetch }),
    fetchContent(modelsMenuQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "pre-owned-search" }),
    fetchContent(pageSeoQuery, { ...site, key: "/pre-owned/search" }),
  ]);
  const first = listed.ok ? listed.data : null;
  const listing: ListingProps = {
    first,
    bounds: stats.ok ? boundsOf(stats.data) : specifiedBounds,
    texts: {
      currency: menu.currencyLabel,
      siteName: site.identity.name,
      pageTitle: seo.pageTitle,
      empty: { title: empty.title, text: empty.text, clear: empty.action?.label ?? "" },
    },
  };
  return { listing, metadata: listingMetadata(site, asked, first, seo), isThere: listed.ok };
}

/** Only the ends: the counts of the stats come with each answer. */
function boundsOf({ price, year, mileage }: FilterStats): ListingBounds {
  return { price, year, mileage };
}
