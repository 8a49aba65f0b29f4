import { Suspense } from "react";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { breadcrumbs, publicAddress, structuredDataTag } from "#app/platform/page/structured-data.ts";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { carsQuery } from "../content/car.ts";
import { emptyStateQuery } from "../content/empty-state.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { allTrimVariantsQuery } from "../content/trim-variant.ts";
import { modelParams } from "../rules/models/model-search.ts";
import { choicesOf, listedModels } from "../ui/models/listed-models.ts";
import { ModelList } from "../ui/models/model-list.tsx";
import { priceLabels } from "../ui/price/price-labels.ts";
import type { Route } from "./+types/models.ts";

/** All models that are sold here. Which of them are shown is the address's choice, and the browser's alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, cars, trims, menu, finance, empty] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/vehicle" }),
    fetchContent(carsQuery, site),
    fetchContent(allTrimVariantsQuery, site),
    fetchContent(modelsMenuQuery, site),
    queryContent(financeCalculatorQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "models" }),
  ]);
  const { models, terms } = listedModels(cars, trims, finance.ok);
  const way = [
    { name: site.identity.name, path: "/" },
    { name: menu.allVehiclesLabel, path: href("/vehicle") },
  ];
  const list = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: models.length,
    itemListElement: models.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: publicAddress(site, url),
    })),
  };
  return {
    title: page.heroTitle,
    text: page.heroText,
    disclaimer: page.disclaimer,
    models,
    choices: choicesOf(models),
    terms,
    labels: priceLabels(menu),
    bodyTypes: menu.carTypeLabels,
    empty,
    structuredData: [breadcrumbs(site, way), list],
  };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: modelParams, linkName: "models" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const ofThePath = matches.flatMap((match) => match?.meta ?? []);
  return [...ofThePath, ...(loaderData?.structuredData ?? []).map(structuredDataTag)];
}

export default function Models({ loaderData }: Route.ComponentProps) {
  const { title, text, disclaimer, structuredData: _, ...listed } = loaderData;
  return (
    <>
      <div className="frame pt-8 pb-6 lg:pt-14">
        <div className="mb-8 grid items-end gap-x-16 gap-y-3 lg:mb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="text-title font-light">{title}</h1>
          <p className="max-w-[52ch] text-ink-soft">{text}</p>
        </div>
        <Suspense>
          <ModelList {...listed} />
        </Suspense>
      </div>
      <Disclaimer>{disclaimer}</Disclaimer>
    </>
  );
}
