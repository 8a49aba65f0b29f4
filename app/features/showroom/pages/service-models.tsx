import { lazy, Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { LandingHero } from "#app/ui/blocks/landing-hero.tsx";
import { carsQuery } from "../content/car.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { serviceCatalogueQuery } from "../content/service-catalogue.ts";
import { allServicePricesQuery } from "../content/service-price.ts";
import { trimVariantsQuery } from "../content/trim-variant.ts";
import { selectionParams } from "../rules/service-estimate.ts";
import { ModelCards } from "../ui/service-prices/model-cards.tsx";
import { pricedTrims } from "../ui/service-prices/priced-trims.ts";
import { ServiceBar } from "../ui/service-prices/service-bar.tsx";
import { serviceModels } from "../ui/service-prices/service-models.ts";
import type { Route } from "./+types/service-models.ts";

/**
 * What service costs, for the models of this brand at `/service/models` and of the premium brand at
 * `/lexus-service/models`. Prices of all models are much; those of the model in the address come along.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const requested = url.searchParams.get("model") ?? undefined;
  const [page, header, menu, catalogue, cars, lists, trims] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: url.pathname }),
    fetchContent(headerQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(serviceCatalogueQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(allServicePricesQuery, site),
    requested ? fetchContent(trimVariantsQuery, { ...site, key: requested }) : [],
  ]);
  const models = serviceModels(cars, lists, page.modelsOf ?? site.brand);
  const model = models.find(({ id }) => id === requested);
  return {
    page,
    logo: page.premiumLogo ?? header.logos[0],
    languageSelector: header.languageSelector,
    models,
    model: model && { id: model.id, name: model.name, trims: pricedTrims(trims, lists, catalogue) },
    labels: {
      currency: menu.currencyLabel,
      leaseToOwn: menu.leaseToOwnLabel,
      month: menu.monthLabel,
      estimateNote: catalogue.estimateNote,
    },
  };
}

/** Trim and service are chosen among what is here already; another model is requested. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const sameModel = currentUrl.searchParams.get("model") === nextUrl.searchParams.get("model");
  return sameModel ? revalidateOnNewPage(change) : defaultShouldRevalidate;
}

const ServicePopups = lazy(async () => ({
  default: (await import("../ui/service-prices/service-popups.tsx")).ServicePopups,
}));

export const handle: RouteHandle = {
  cacheParams: selectionParams,
  header: "none",
  footer: "line",
  linkName: "service-prices",
};

export default function ServiceModels({ loaderData }: Route.ComponentProps) {
  const { page, logo, languageSelector, models, model, labels } = loaderData;
  const premium = page.premiumLogo !== undefined;
  return (
    <div className={premium ? "premium" : undefined}>
      {logo && (
        <ServiceBar logo={logo} languageSelector={languageSelector} ground={premium ? "dark" : "light"} />
      )}
      <LandingHero content={page} underHeader={false} />
      <ModelCards models={models} currency={labels.currency} />
      {model && (
        <Suspense>
          <ServicePopups model={model} models={models} labels={labels} />
        </Suspense>
      )}
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </div>
  );
}
