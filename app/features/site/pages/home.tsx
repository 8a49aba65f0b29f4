import { locationsQuery } from "#app/features/locations/content/location.ts";
import { organizationStructuredData } from "#app/features/locations/rules/structured-data.ts";
import { articlesQuery } from "#app/features/showroom/content/article.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { newsSectionQuery } from "#app/features/showroom/content/news-section.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { structuredDataTag } from "#app/platform/page/structured-data.ts";
import { homePageQuery } from "../content/home-page.ts";
import { Hero } from "../ui/home/hero.tsx";
import { homeSections } from "../ui/home/home-sections.ts";
import { Sections } from "../ui/home/sections.tsx";
import type { Route } from "./+types/home.ts";

export const handle: RouteHandle = {
  cacheParams: [],
  firstPicture: () => "light",
  overview: "home",
  linkName: "home",
};

/**
 * The home page's own texts must be there; a section whose content is missing is not shown. The page speaks of today's
 * offers, so it is cached for today.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [content, header, menu, cars, offers, newsTexts, articles, locations] = await Promise.all([
    fetchContent(homePageQuery, site),
    fetchContent(headerQuery, site),
    queryContent(modelsMenuQuery, site),
    queryContent(carsQuery, site),
    queryContent(offersQuery, site),
    queryContent(newsSectionQuery, site),
    queryContent(articlesQuery, site),
    queryContent(locationsQuery, site),
  ]);
  const { language, identity, origin, market } = site;
  const answers = { content, header, menu, cars, offers, newsTexts, articles };
  const shown = homeSections({ ...answers, today: todayOf(site), language });
  freshUntilTomorrow(site);
  const described = (locations.ok ? locations.value : []).map((location) => ({
    ...location,
    phone: internationalPhone(location.phoneNumber, market.country),
  }));
  const organization = { name: identity.name, logo: `${origin}/brand/icon-512.png` };
  const place = { origin, language, country: market.country };
  const structuredData = organizationStructuredData(organization, described, place);
  return { ...shown, hero: identity.hero, structuredData };
}

export const shouldRevalidate = revalidateOnNewPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const ofThePath = matches.flatMap((match) => match?.meta ?? []);
  return loaderData ? [...ofThePath, structuredDataTag(loaderData.structuredData)] : ofThePath;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, ...shown } = loaderData;
  return (
    <>
      <Hero content={shown.content} words={hero} />
      <Sections {...shown} />
    </>
  );
}
