import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { ServiceBar } from "../ui/service-prices/service-bar.tsx";
import type { Route } from "./+types/premium-service.ts";

/** The premium brand's service, in its own colors and under its own logo (product/pages.md#second-brand). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, header] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: url.pathname }),
    fetchContent(headerQuery, site),
  ]);
  return { page, logo: page.premiumLogo ?? header.logos[0], languageSelector: header.languageSelector };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  header: "none",
  footer: "line",
  linkName: "premium-service",
};

export default function PremiumService({
  loaderData: { page, logo, languageSelector },
}: Route.ComponentProps) {
  return (
    <div className="premium">
      {logo && <ServiceBar logo={logo} languageSelector={languageSelector} ground="dark" />}
      <LandingHero content={page} underHeader={false} />
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </div>
  );
}
