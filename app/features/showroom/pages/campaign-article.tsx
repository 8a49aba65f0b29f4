import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { breadcrumbs } from "#app/platform/page/structured-data.ts";
import { campaignArticleQuery } from "../content/campaign-article.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { campaignOn } from "../rules/offers/campaign-windows.ts";
import { EndedCampaign, RunningCampaign } from "../ui/articles/campaign-view.tsx";
import { offerWords } from "../ui/offers/words.ts";
import type { Route } from "./+types/campaign-article.ts";

/**
 * A service campaign. It answers 200 also after its end: the page then offers the ordinary appointment, and campaigns come
 * back under their name.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [campaign, menu] = await Promise.all([
    fetchContent(campaignArticleQuery, { ...site, key: params.id }),
    fetchContent(modelsMenuQuery, site),
  ]);
  const path = href("/offers/service/:id", { id: campaign.id });
  const { pageTitle: title, pageDescription: description, picture, pictureAlt } = campaign;
  const metadata = entryMetadata(site, {
    ...{ path, title, description, picture: picture.wide, pictureAlt, type: "article" },
    structuredData: [
      breadcrumbs(site, [
        { name: site.identity.name, path: "/" },
        { name: offerWords.of(site.language).allOffers, path: href("/special-offers") },
        { name: campaign.title, path },
      ]),
    ],
  });
  const state = campaignOn(campaign.windows, todayOf(site));
  freshUntilTomorrow(site);
  return { campaign, state, metadata, currency: menu.currencyLabel };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: [], footer: "line", linkName: "campaign" };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function CampaignArticlePage({
  loaderData: { campaign, state, currency },
}: Route.ComponentProps) {
  if (!state.isRunning) return <EndedCampaign campaign={campaign} />;
  return <RunningCampaign campaign={campaign} until={state.until} currency={currency} />;
}
