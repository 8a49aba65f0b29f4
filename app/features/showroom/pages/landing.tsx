import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { heroTone, LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import type { Route } from "./+types/landing.ts";

/** A page that is words and pictures alone: motorsport, hybrid technology. Its path is its key. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchContent(landingPageQuery, { ...context.get(siteContext), key: url.pathname });
}

export const shouldRevalidate = revalidateOnNewPage;

export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [],
  firstPicture: (page) => heroTone(page),
};

export default function Landing({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <LandingHero content={page} />
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
