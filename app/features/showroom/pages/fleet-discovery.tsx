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
import { carsQuery } from "../content/car.ts";
import { fleetCalculatorQuery } from "../content/fleet-calculator.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { runningCostsQuery } from "../content/running-costs.ts";
import { allServicePricesQuery } from "../content/service-price.ts";
import { allTrimVariantsQuery } from "../content/trim-variant.ts";
import { fleetParams } from "../rules/fleet/fleet-address.ts";
import { inquiryChoices } from "../rules/fleet/inquiry-choices.ts";
import { FleetCalculator } from "../ui/fleet/fleet-calculator.tsx";
import { FleetInquiry } from "../ui/fleet/fleet-inquiry.tsx";
import { fleetModels } from "../ui/fleet/fleet-models.ts";
import { fleetTrims } from "../ui/fleet/fleet-trims.ts";
import type { Route } from "./+types/fleet-discovery.ts";

/** What a fleet costs: the page's words, and only the trims that some kind of work needs. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, form, calculator, running, menu, cars, trims, lists] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: url.pathname }),
    fetchContent(leadFormQuery, { ...site, key: "fleet" }),
    fetchContent(fleetCalculatorQuery, site),
    fetchContent(runningCostsQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(allTrimVariantsQuery, site),
    fetchContent(allServicePricesQuery, site),
  ]);
  const wanted = new Set(calculator.uses.flatMap((use) => use.trims));
  return {
    page,
    form,
    models: fleetModels(cars),
    calculator,
    running,
    currency: menu.currencyLabel,
    trims: fleetTrims(wanted, trims, lists),
    choices: inquiryChoices(calculator, trims),
  };
}

export const shouldRevalidate = revalidateOnNewPage;

export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: fleetParams,
  firstPicture: ({ page }) => heroTone(page),
  linkName: "fleet-calculator",
};

export default function FleetDiscovery({ loaderData }: Route.ComponentProps) {
  const { page, form, models, calculator, running, currency, trims, choices } = loaderData;
  return (
    <>
      <LandingHero content={page} />
      <Suspense>
        <FleetCalculator
          content={calculator}
          trims={trims}
          prices={running}
          currency={currency}
          note={running.note}
        />
      </Suspense>
      <div className="frame">
        <Suspense>
          <FleetInquiry texts={form} models={models} choices={choices} />
        </Suspense>
      </div>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
