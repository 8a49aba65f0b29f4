import { data } from "react-router";
import { carParameter } from "#app/features/parts/ui/car/use-chosen-car.ts";
import { vinParameter } from "#app/features/parts/ui/search/vin-trouble.ts";
import { listParams } from "#app/features/parts/ui/shop/shop-address.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { heroTone, LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { answerSearch } from "../../ui/finding/answer-search.ts";
import { loadPublicShop } from "../../ui/finding/load-public-shop.ts";
import { PublicCategories, PublicResults } from "../../ui/finding/public-shop.tsx";
import { OpenShop } from "../../ui/finding/shop-area.tsx";
import type { Route } from "./+types/auto-parts.ts";

/** What the address requests is in the page before any script: parts with their prices, or the categories. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadPublicShop(context.get(siteContext), url.searchParams);
  return data(loaded, { status: loaded.isThere ? 200 : 503 });
}

export const action = answerSearch;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [...listParams, carParameter, vinParameter],
  camera: true,
  linkName: "parts",
  firstPicture: ({ page, isSearch }) => (isSearch ? undefined : heroTone(page)),
};

/** The public page of the shop: everybody may search and see prices. */
export default function AutoPartsPage({ loaderData }: Route.ComponentProps) {
  const { page, pictures, isSearch } = loaderData;
  return (
    <OpenShop pictures={pictures} hero={isSearch ? undefined : <LandingHero content={page} />}>
      {isSearch ? <PublicResults {...loaderData} /> : <PublicCategories {...loaderData} />}
      {!isSearch && (
        <>
          <Blocks blocks={page.blocks} pictures={page.blockPictures} />
          <Disclaimer>{page.disclaimer}</Disclaimer>
        </>
      )}
    </OpenShop>
  );
}
