import { data } from "react-router";
import { stockNumbersCall } from "#app/features/preowned/calls.ts";
import { articlesQuery } from "#app/features/showroom/content/article.ts";
import { campaignArticlesQuery } from "#app/features/showroom/content/campaign-article.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { vehiclePagesQuery } from "#app/features/showroom/content/vehicle-page.ts";
import { campaignOn } from "#app/features/showroom/rules/offers/campaign-windows.ts";
import { runningOffers } from "#app/features/showroom/rules/offers/offer-dates.ts";
import { languages } from "#app/i18n/language.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { pageSeosQuery } from "#app/platform/content/page-seo.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { indexedPaths, sitemapXml } from "../rules/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

/**
 * `/sitemap.xml`: the pages that content describes, those of models with their galleries, running offers and campaigns,
 * articles and used cars.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [seo, cars, pages, offers, campaigns, articles, stock] = await Promise.all([
    fetchContent(pageSeosQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(vehiclePagesQuery, site),
    fetchContent(offersQuery, site),
    fetchContent(campaignArticlesQuery, site),
    fetchContent(articlesQuery, site),
    callApi(stockNumbersCall, { fetch: site.fetch }),
  ]);
  // A list without its used cars would take all of them out of search engines.
  if (!stock.ok) throw data({ code: stock.code }, { status: 503 });
  const shown = cars.filter(({ showInVehicleModels }) => showInVehicleModels).map(({ id }) => id);
  const paths = indexedPaths(seo, [
    ...shown.map((id) => href("/vehicle/:car", { car: id })),
    ...pages
      .filter(
        ({ car, gallery }) => shown.includes(car) && gallery.some(({ wide }) => isPicturePublished(wide)),
      )
      .map(({ car }) => href("/vehicle/:car/gallery", { car })),
    ...campaigns
      .filter(({ windows }) => campaignOn(windows, todayOf(site)).isRunning)
      .map(({ id }) => href("/offers/service/:id", { id })),
    ...runningOffers(offers, todayOf(site)).map(({ id }) => href("/offers/:slug", { slug: id })),
    ...articles.map(({ id }) => href("/news/:id", { id })),
    ...stock.data.map((number) => href("/listing/:id", { id: number })),
  ]).filter(site.isPage);
  const addressOf = (path: string, language?: string) =>
    `${site.origin}${path}${language ? `?lang=${language}` : ""}`;
  freshUntilTomorrow(site);
  return new Response(sitemapXml(paths, languages, addressOf), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

export const handle: RouteHandle = { cacheParams: [] };
