import { Suspense } from "react";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { heroTone, LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { carsQuery } from "../content/car.ts";
import { fleetCalculatorQuery } from "../content/fleet-calculator.ts";
import { allTrimVariantsQuery } from "../content/trim-variant.ts";
import { fleetParams } from "../rules/fleet/fleet-address.ts";
import { inquiryChoices } from "../rules/fleet/inquiry-choices.ts";
import { FleetInquiry } from "../ui/fleet/fleet-inquiry.tsx";
import { fleetModels } from "../ui/fleet/fleet-models.ts";
import type { Route } from "./+types/fleet.ts";

/** What a company gets, and the form to request it, which takes the answers of the fleet calculator. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, form, cars, calculator, trims] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: url.pathname }),
    fetchContent(leadFormQuery, { ...site, key: "fleet" }),
    fetchContent(carsQuery, site),
    queryContent(fleetCalculatorQuery, site),
    queryContent(allTrimVariantsQuery, site),
  ]);
  // An importer may do without the calculator.
  const choices = calculator.ok && trims.ok ? inquiryChoices(calculator.value, trims.value) : undefined;
  return { page, form, models: fleetModels(cars), choices };
}

export const shouldRevalidate = revalidateOnNewPage;

export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: fleetParams,
  firstPicture: ({ page }) => heroTone(page),
};

export default function Fleet({ loaderData: { page, form, models, choices } }: Route.ComponentProps) {
  return (
    <>
      <LandingHero content={page} />
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <div className="frame section-space">
        <Suspense>
          <FleetInquiry texts={form} models={models} choices={choices} isApart />
        </Suspense>
      </div>
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
