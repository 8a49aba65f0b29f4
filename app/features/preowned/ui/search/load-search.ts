import { redirect } from "react-router";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { profitRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { pageSeoQuery } from "#app/platform/content/page-seo.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { type FilterStats, filterStatsCall, listStockCall } from "../../calls.ts";
import {
  readAddress,
  readStockAddress,
  type StockSearch,
  stockAddress,
  stockQueryOf,
} from "../../rules/address/stock-address.ts";
import { rangeFilterNames } from "../../rules/fields/car-filters.ts";
import { typicalLoan } from "../price/typical-loan.ts";
import { searchRead } from "../results/search-read.ts";
import { searchMetadata } from "./metadata/search-metadata.ts";
import { type FilterBounds, fallbackBounds, type StockSearchProps } from "./search-props.ts";

/** The search page of an address, for its loader. It is shown even where the stock does not answer. */
export async function loadSearch(site: Site, query: URLSearchParams) {
  const { fetch, language } = site;
  const search = readStockAddress(query);
  const [listed, stats, menu, empty, seo, locations, finance] = await Promise.all([
    callApi(listStockCall, { query: stockQueryOf(search), language, fetch }),
    callApi(filterStatsCall, { language, fetch }),
    fetchContent(modelsMenuQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "pre-owned-search" }),
    fetchContent(pageSeoQuery, { ...site, key: "/pre-owned/search" }),
    queryContent(locationsQuery, site),
    queryContent(financeCalculatorQuery, site),
  ]);
  const first = listed.ok ? listed.data : null;
  // What a text says stands as filters, and a page beyond the end is the last one: each under its own address.
  const read = first && searchRead(search, first);
  const shown = read && { ...read, page: Math.min(read.page, first.page) };
  if (shown && stockAddress(shown) !== stockAddress(search))
    throw redirect(addressIn(query, shown, first.read?.leftOut));
  const page: StockSearchProps = {
    first,
    bounds: stats.ok ? boundsIn(stats.data) : fallbackBounds,
    texts: {
      currency: menu.currencyLabel,
      places: (locations.ok ? locations.value : []).map(({ id, title, latitude, longitude }) => ({
        ...{ id, title, latitude, longitude },
      })),
      loan: finance.ok ? typicalLoan(examplePrice, profitRateOf(finance.value.profitRate)) : undefined,
      siteName: site.identity.name,
      pageTitle: seo.pageTitle,
      empty: { title: empty.title, text: empty.text, clear: empty.action?.label ?? "" },
    },
  };
  return { page, metadata: searchMetadata(site, search, first, seo), isThere: listed.ok };
}

function addressIn(query: URLSearchParams, search: StockSearch, leftOut: readonly string[] = []): string {
  const other = new URLSearchParams(readAddress(search, leftOut));
  const language = query.get("lang");
  if (language !== null) other.set("lang", language);
  return `/pre-owned/search${other.size === 0 ? "" : `?${other.toString().replaceAll("%2C", ",")}`}`;
}

/** The bounds alone: the counts of the stats come with each answer. */
function boundsIn(stats: FilterStats): FilterBounds {
  return Object.fromEntries(rangeFilterNames.map((name) => [name, stats[name]])) as FilterBounds;
}

/** Any price that the calculator has a loan for: term, rates and shares are the same for all. */
const examplePrice = 100_000;
