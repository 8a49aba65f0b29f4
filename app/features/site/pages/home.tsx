import { askContent, fetchContent } from "#app/features/content/content-query.ts";
import {
  articlesQuery,
  carsQuery,
  headerQuery,
  homePageQuery,
  modelsMenuQuery,
  newsSectionQuery,
  offersQuery,
} from "#app/features/content/queries.ts";
import { keepWhileOnPage } from "#app/i18n/language-in-address.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Hero } from "../ui/home/hero.tsx";
import { homeSections } from "../ui/home/home-sections.ts";
import { Sections } from "../ui/home/sections.tsx";
import type { PageHandle } from "../ui/shell.tsx";
import type { Route } from "./+types/home.ts";

export const handle: PageHandle = { opensWithPicture: true };

/**
 * The home page's own texts must be there; a section whose content is missing is not shown. The page speaks of today's
 * offers, so it is kept for today.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [content, header, menu, cars, offers, newsTexts, articles] = await Promise.all([
    fetchContent(homePageQuery, site),
    fetchContent(headerQuery, site),
    askContent(modelsMenuQuery, site),
    askContent(carsQuery, site),
    askContent(offersQuery, site),
    askContent(newsSectionQuery, site),
    askContent(articlesQuery, site),
  ]);
  const { language } = site;
  const answers = { content, header, menu, cars, offers, newsTexts, articles };
  const sections = homeSections({ ...answers, today: todayOf(site), language });
  freshUntilTomorrow(site);
  return sections;
}

export const shouldRevalidate = keepWhileOnPage;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, models, offers, news } = loaderData;
  return (
    <>
      <Hero content={content} />
      <Sections content={content} models={models} offers={offers} news={news} />
    </>
  );
}
