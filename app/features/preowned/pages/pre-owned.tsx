import { Suspense } from "react";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { heroTone, LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { Tray } from "../ui/compare/tray.tsx";
import { loadStockOverview } from "../ui/landing/load-overview.ts";
import { SellPanel } from "../ui/landing/sell-panel.tsx";
import { StockOverview } from "../ui/landing/stock-overview.tsx";
import type { Route } from "./+types/pre-owned.ts";

/** `/pre-owned`, and `/cpov-home`, which is the same page and names the first as its address. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, form, overview] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/pre-owned" }),
    fetchContent(leadFormQuery, { ...site, key: "sell-car" }),
    loadStockOverview(site),
  ]);
  return { page, form, overview };
}

export const shouldRevalidate = revalidateOnNewPage;

export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [],
  firstPicture: ({ page }) => heroTone(page),
  linkName: "pre-owned",
};

export default function PreOwned({ loaderData: { page, form, overview } }: Route.ComponentProps) {
  return (
    <>
      <LandingHero content={page} />
      <Suspense>
        <StockOverview {...overview} />
      </Suspense>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Suspense>
        <SellPanel texts={form} />
      </Suspense>
      <Suspense>
        <Tray />
      </Suspense>
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
