import { fetchContent } from "#app/features/content/content-query.ts";
import { landingPageQuery, leadFormQuery } from "#app/features/content/queries.ts";
import { keepWhileOnPage } from "#app/i18n/language-in-address.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { LandingHero, opensWithPicture } from "#app/ui/blocks/landing-hero.tsx";
import { late } from "#app/ui/late/late.tsx";
import "#app/ui/form/form.css";
import "#app/ui/slider/slider.css";
import "../ui/card/card.css";
import { CompareTray } from "../ui/compare/compare-tray.ts";
import { askStockOverview } from "../ui/landing/ask-landing.ts";
import type { Route } from "./+types/pre-owned.ts";

/** `/pre-owned`, and `/cpov-home`, which is the same page and names the first as its address. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, form, overview] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/pre-owned" }),
    fetchContent(leadFormQuery, { ...site, key: "sell-car" }),
    askStockOverview(site),
  ]);
  return { page, form, overview };
}

export const shouldRevalidate = keepWhileOnPage;

export const handle = {
  opensWithPicture: (loaded: unknown) =>
    opensWithPicture((loaded as Route.ComponentProps["loaderData"]).page),
};

const StockOverview = late(async () => (await import("../ui/landing/stock-overview.tsx")).StockOverview);

const SellPanel = late(async () => (await import("../ui/landing/sell-panel.tsx")).SellPanel);

export default function PreOwned({ loaderData: { page, form, overview } }: Route.ComponentProps) {
  return (
    <>
      <LandingHero content={page} />
      <StockOverview {...overview} />
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <SellPanel texts={form} />
      <CompareTray />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
