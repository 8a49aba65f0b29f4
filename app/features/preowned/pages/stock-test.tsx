import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { listStockCall } from "../calls.ts";
import { usedCarPageQuery } from "../content/used-car-page.ts";
import { StockStates } from "../ui/test-page/stock-states.tsx";
import type { Route } from "./+types/stock-test.ts";

/**
 * Every state of what the pre-owned pages are made of, for those who test them: not for search engines,
 * and not there on an installation for the public.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.isTrial) throw await missingPage(site);
  const { fetch, language } = site;
  const [menu, listed] = await Promise.all([
    fetchContent(modelsMenuQuery, site),
    callApi(listStockCall, { query: {}, language, fetch }),
    // A brand without used cars has no such page.
    fetchContent(usedCarPageQuery, site),
  ]);
  const cars = listed.ok ? listed.data.items : [];
  const states = cars.filter(
    ({ status, certified }, at) =>
      at === cars.findIndex((one) => one.status === status && one.certified === certified),
  );
  return { currency: menu.currencyLabel, states };
}

export const handle: RouteHandle = { cacheParams: [], trial: true };

export default function StockTest({ loaderData }: Route.ComponentProps) {
  return <StockStates {...loaderData} />;
}
