import { fetchContent } from "#app/features/content/content-query.ts";
import { missingPage } from "#app/features/content/missing-page.ts";
import { modelsMenuQuery } from "#app/features/content/queries.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { listStockCall } from "../calls.ts";
import { bodyTypes, ratings } from "../stock-terms.ts";
import { bodyTypeNames, ratingNames } from "../words.ts";
import "../ui/card/card.css";
import "../ui/listing/listing.css";
import { Silhouette } from "../ui/card/silhouette.tsx";
import { StockPrice } from "../ui/card/stock-price.tsx";
import { CarGrid } from "../ui/listing/results.tsx";
import type { Route } from "./+types/stock-test.ts";

/**
 * Every state of what the pre-owned pages are made of, for those who test them (decisions 2.3): not for search engines,
 * and not there on an installation for the public.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.isTrial) throw await missingPage(site);
  const { fetch, language } = site;
  const [menu, listed] = await Promise.all([
    fetchContent(modelsMenuQuery, site),
    callApi(listStockCall, { query: {}, language, fetch }),
  ]);
  const all = listed.ok ? listed.data.items : [];
  const states = all.filter(
    ({ status, certified }, at) =>
      at === all.findIndex((one) => one.status === status && one.certified === certified),
  );
  return { currency: menu.currencyLabel, states };
}

export default function StockTest({ loaderData: { currency, states } }: Route.ComponentProps) {
  const language = useLanguage();
  const [car] = states;
  return (
    <div className="frame grid gap-12 pt-10 pb-24" data-test-page>
      <h1 className="text-title font-light">CPOV</h1>
      <CarGrid cars={states} currency={currency} heading="h2" />
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-6">
        {bodyTypes.map((type) => (
          <li key={type}>
            <Silhouette type={type} />
            {bodyTypeNames.of(language)[type]}
          </li>
        ))}
      </ul>
      {car && (
        <ul className="grid gap-3">
          {ratings.map((rating) => (
            <li key={rating} aria-label={ratingNames.of(language)[rating]}>
              <StockPrice car={{ ...car, rating, formerPrice: car.price + 5_000 }} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
