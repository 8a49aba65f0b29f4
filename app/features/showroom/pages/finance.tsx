import { Suspense } from "react";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { financeParams } from "#app/features/finance/rules/finance-address.ts";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { heroTone, LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { carsQuery } from "../content/car.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { allTrimVariantsQuery } from "../content/trim-variant.ts";
import { FinanceCalculator } from "../ui/finance-page/finance-calculator.tsx";
import { financeCars } from "../ui/finance-page/finance-cars.ts";
import { RequestPanel } from "../ui/request/request-panel.tsx";
import type { Route } from "./+types/finance.ts";

/** One of the two dynamic pages (product/pages.md#routes); `online-parts` is the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, calculator, menu, cars, trims, form] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/finance" }),
    fetchContent(financeCalculatorQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(allTrimVariantsQuery, site),
    fetchContent(leadFormQuery, { ...site, key: "finance" }),
  ]);
  const models = cars.map(({ id, carName }) => ({ value: id, label: carName }));
  return { page, calculator, form, models, currency: menu.currencyLabel, cars: financeCars(cars, trims) };
}

export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: financeParams,
  firstPicture: ({ page }) => heroTone(page),
};

export default function Finance({ loaderData }: Route.ComponentProps) {
  const { page, calculator, form, models, currency, cars } = loaderData;
  return (
    <>
      <LandingHero content={page} />
      <Suspense>
        <FinanceCalculator content={calculator} cars={cars} currency={currency} action={page.heroAction} />
      </Suspense>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <div className="frame section-space">
        <Suspense>
          <RequestPanel wide subject={{ kind: "finance" }} texts={form} models={models} thanks="finance" />
        </Suspense>
      </div>
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
