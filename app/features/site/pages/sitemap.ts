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
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { indexedPages, type SitemapPage, sitemapXml } from "../rules/sitemap.ts";
import type { Route } from "./+types/sitemap.ts";

/** `/sitemap.xml`: every page that search engines are shown, in each language, with the day of its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const inLanguages = await Promise.all(
    languages.map(async (language) => ({ language, pages: await pagesOf({ ...site, language }) })),
  );
  const addressOf = (path: string, language?: string) =>
    `${site.origin}${path}${language ? `?lang=${language}` : ""}`;
  freshUntilTomorrow(site);
  return new Response(sitemapXml(inLanguages, addressOf), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

/**
 * The pages that content describes, those of models with their galleries, running offers and campaigns, articles and
 * used cars.
 */
async function pagesOf(site: Site): Promise<SitemapPage[]> {
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
  const shown = cars.filter(({ showInVehicleModels }) => showInVehicleModels);
  const pageOf = (path: string, { _publishedAt }: { readonly _publishedAt?: string | undefined }) => ({
    path,
    changedAt: _publishedAt,
  });
  return indexedPages(seo, [
    ...shown.map((car) => pageOf(href("/vehicle/:car", { car: car.id }), car)),
    ...pages
      .filter(({ car }) => shown.some(({ id }) => id === car))
      .flatMap((page) => [
        pageOf(href("/vehicle/:car", { car: page.car }), page),
        pageOf(href("/vehicle/:car/specifications", { car: page.car }), page),
        ...(page.gallery.some(({ wide }) => isPicturePublished(wide))
          ? [pageOf(href("/vehicle/:car/gallery", { car: page.car }), page)]
          : []),
      ]),
    ...campaigns
      .filter(({ windows }) => campaignOn(windows, todayOf(site)).isRunning)
      .map((campaign) => pageOf(href("/offers/service/:id", { id: campaign.id }), campaign)),
    ...runningOffers(offers, todayOf(site)).map((offer) =>
      pageOf(href("/offers/:slug", { slug: offer.id }), offer),
    ),
    ...articles.map((article) => pageOf(href("/news/:id", { id: article.id }), article)),
    ...stock.data.map(({ vehicleNo, changedAt }) => ({
      path: href("/listing/:id", { id: vehicleNo }),
      changedAt,
    })),
  ]).filter(({ path }) => site.isPage(path));
}

export const handle: RouteHandle = { cacheParams: [] };
