import { carsQuery } from "#app/features/showroom/content/car.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { drawerContentsOf } from "../rules/header/drawer-contents.ts";
import type { Route } from "./+types/drawer-contents.ts";

/**
 * What the drawers of the header show, trimmed to that: requested by the browser when one is about to be opened, and
 * stored in the page cache like a page. It spares every page the cars and offers, and the browser the models of content.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [menu, cars, offers] = await Promise.all([
    fetchContent(modelsMenuQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(offersQuery, site),
  ]);
  const surroundings = { language: site.language, isPage: site.isPage, isPicture: isPicturePublished };
  return Response.json(drawerContentsOf(menu, { cars, offers }, surroundings));
}

export const handle: RouteHandle = { cacheParams: [] };
