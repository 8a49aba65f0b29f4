import { redirect } from "react-router";
import { referenceParameter } from "#app/features/leads/ui/thanks-path.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import { pageSeoQuery } from "#app/platform/content/page-seo.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { offerQuery } from "../content/offer.ts";
import { thankYouPageQuery } from "../content/thank-you-page.ts";
import { mayNameOffer } from "../rules/offers/reserved-slugs.ts";
import { Thanks } from "../ui/offers/thanks.tsx";
import type { Route } from "./+types/thank-you.ts";

/** Segments with texts of their own: the fleet variant (product/pages.md#thank-you-page), a used car, and a car for sale. */
const ownVariants = ["fleet", "used-car", "sell-car"] as const;
/** The pages of the forms that are no offer's. */
const formPages = new Map([
  ["fleet", href("/fleet")],
  ["finance", href("/finance")],
  ["used-car", href("/pre-owned/search")],
  ["enquiry", href("/")],
  ["sell-car", href("/pre-owned")],
]);

/** After a form: only where the address says that one was sent; otherwise it leads to the offers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug } = params;
  if (!mayNameOffer(slug)) throw await missingPage(site);
  if (!url.searchParams.has("isFormSubmitted"))
    throw redirect(withLanguage(href("/special-offers"), site.language));
  const variant = ownVariants.find((one) => one === slug) ?? "offer";
  const path = variant === "fleet" ? "/offers/fleet/thank-you" : "/offers/thank-you";
  const [content, seo, offer] = await Promise.all([
    fetchContent(thankYouPageQuery, { ...site, key: variant }),
    queryContent(pageSeoQuery, { ...site, key: path }),
    queryContent(offerQuery, { ...site, key: slug }),
  ]);
  const metadata = entryMetadata(site, {
    path,
    title: seo.ok ? seo.value.pageTitle : content.title,
    description: seo.ok ? seo.value.description : content.text,
    unlisted: true,
  });
  return {
    content,
    metadata,
    formPage: formPages.get(slug) ?? href("/offers/:slug", { slug }),
    offerName: offer.ok ? offer.value.offerName : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export const handle: RouteHandle = {
  cacheParams: ["isFormSubmitted", referenceParameter],
  header: "hidden",
  linkName: "offer",
};

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { content, formPage, offerName } = loaderData;
  return <Thanks content={content} about={offerName} previousPage={formPage} />;
}
