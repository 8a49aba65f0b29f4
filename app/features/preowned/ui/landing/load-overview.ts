import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { featuredStockCall, filterStatsCall } from "../../calls.ts";
import { bodyTypes } from "../../stock-terms.ts";
import { bodyTypeNames } from "../../words.ts";
import type { StockOverviewProps } from "./stock-overview.tsx";

/** What the landing page shows of the stock. Where the stock does not answer the page stands without it. */
export async function loadStockOverview(site: Site): Promise<StockOverviewProps> {
  const { fetch, language } = site;
  const [stats, featured, menu] = await Promise.all([
    callApi(filterStatsCall, { language, fetch }),
    callApi(featuredStockCall, { query: {}, language, fetch }),
    queryContent(modelsMenuQuery, site),
  ]);
  const counted = stats.ok ? stats.data.bodyTypes : [];
  return {
    bodyTypes: bodyTypes.flatMap((type) => {
      const found = counted.find(({ value }) => value === type);
      const label = bodyTypeNames.of(language)[type];
      return found && found.count > 0 ? [{ type, label, count: found.count }] : [];
    }),
    featured: featured.ok ? featured.data : [],
    currency: menu.ok ? menu.value.currencyLabel : site.currency,
  };
}
