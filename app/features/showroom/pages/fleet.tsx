import { fetchContent } from "#app/features/content/content-query.ts";
import { carsQuery, landingPageQuery, leadFormQuery } from "#app/features/content/queries.ts";
import { keepWhileOnPage } from "#app/i18n/language-in-address.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { LandingHero, opensWithPicture } from "#app/ui/blocks/landing-hero.tsx";
import { fleetModels } from "../ui/fleet/fleet-models.ts";
import { FleetPanel } from "../ui/offers/late-panels.ts";
import type { Route } from "./+types/fleet.ts";

/** What a company gets, and the form to ask for it (decisions 2.3). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, form, cars] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: url.pathname }),
    fetchContent(leadFormQuery, { ...site, key: "fleet" }),
    fetchContent(carsQuery, site),
  ]);
  return { page, form, models: fleetModels(cars) };
}

export const shouldRevalidate = keepWhileOnPage;

export const handle = {
  opensWithPicture: (loaded: unknown) =>
    opensWithPicture((loaded as Route.ComponentProps["loaderData"]).page),
};

export default function Fleet({ loaderData: { page, form, models } }: Route.ComponentProps) {
  return (
    <>
      <LandingHero content={page} />
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <div className="frame section-space">
        <FleetPanel texts={form} models={models} />
      </div>
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
