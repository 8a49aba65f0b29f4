import { useSearchParams } from "react-router";
import { carParameter } from "#app/features/parts/ui/car/use-chosen-car.ts";
import { shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { revalidateOnNewPage, withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import { loadShop } from "../../ui/finding/load-shop.ts";
import { OnePart } from "../../ui/finding/one-part.tsx";
import { CustomerShop } from "../../ui/finding/shop-area.tsx";
import type { Route } from "./+types/part-details.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [shop, empty] = await Promise.all([
    loadShop(site),
    fetchContent(emptyStateQuery, { ...site, key: "part-number" }),
  ]);
  return { ...shop, empty, siteName: site.identity.name };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  publicPage: "/auto-parts",
  camera: true,
  footer: "short",
  linkName: "parts",
};

/** One part by the number in the query. */
export default function PartDetailsPage({ loaderData }: Route.ComponentProps) {
  const { pictures, empty, siteName } = loaderData;
  const language = useLanguage();
  const [query] = useSearchParams();
  const number = query.get("number");
  if (number === null) {
    const address = shopAddress(href("/parts-categories"), {}, query.get(carParameter) ?? undefined);
    return <Redirect to={withLanguage(address, language)} />;
  }
  return (
    <CustomerShop pictures={pictures} hasOwnBar>
      <OnePart {...{ number, siteName, empty }} />
    </CustomerShop>
  );
}
