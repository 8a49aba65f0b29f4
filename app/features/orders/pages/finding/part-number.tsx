import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { loadShop } from "../../ui/finding/load-shop.ts";
import { OnePart } from "../../ui/finding/one-part.tsx";
import { CustomerShop } from "../../ui/finding/shop-area.tsx";
import { findingWords } from "../../ui/finding/words.ts";
import type { Route } from "./+types/part-number.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [shop, empty] = await Promise.all([
    loadShop(site),
    fetchContent(emptyStateQuery, { ...site, key: "part-number" }),
  ]);
  const words = findingWords.of(site.language);
  const metadata = entryMetadata(site, {
    path: href("/part-number/:partNumber", params),
    title: `${words.partTitle(params.partNumber)} | ${site.identity.name}`,
    description: words.partDescription(params.partNumber),
    unlisted: true,
  });
  return { ...shop, empty, siteName: site.identity.name, metadata };
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
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

/** The part of a number, as it stands on an old part or an invoice: also where another number took its place. */
export default function PartNumberPage({ loaderData, params }: Route.ComponentProps) {
  const { pictures, empty, siteName } = loaderData;
  return (
    <CustomerShop pictures={pictures} hasOwnBar>
      <OnePart number={params.partNumber} {...{ siteName, empty }} />
    </CustomerShop>
  );
}
