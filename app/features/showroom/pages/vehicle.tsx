import { Suspense, useEffect } from "react";
import { track } from "#app/features/analytics/track.ts";
import { financeParams } from "#app/features/finance/rules/finance-address.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { PriceStrip } from "../ui/price/price-strip.tsx";
import { loadModel } from "../ui/vehicle/load-model.ts";
import { ModelBar } from "../ui/vehicle/model-bar.tsx";
import { modelMetadata } from "../ui/vehicle/model-metadata.ts";
import { ModelSections } from "../ui/vehicle/model-sections.tsx";
import { heroView, modelView, pricesView, unknownSections } from "../ui/vehicle/model-view.ts";
import { heroTone, VehicleHero } from "../ui/vehicle/vehicle-hero.tsx";
import type { Route } from "./+types/vehicle.ts";

/** The page of a model (product/pages.md#overview-sections). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const content = await loadModel({ site, name: params.car, url });
  for (const id of unknownSections(content))
    process.stderr.write(`vehicle page ${content.car.id}: nobody knows section ${id}; it is shown as T10\n`);
  const model = modelView(content, todayOf(site));
  const loaded = {
    model,
    places: model.sections.map(({ id }) => id),
    hero: heroView(content),
    prices: pricesView(content, model),
    metadata: modelMetadata(content, site),
    // By its id, which is the same in every language.
    viewed: { brand: content.car.brand, model: content.car.id, modelYear: content.car.modelYear },
  };
  // An offer may end tonight.
  freshUntilTomorrow(site);
  return loaded;
}

export const shouldRevalidate = revalidateOnNewPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [...financeParams, "lease", "km", "picture"],
  firstPicture: ({ hero }) => heroTone(hero),
  overview: "vehicle",
  linkName: "model",
};

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const { model, hero, prices, viewed } = loaderData;
  useEffect(() => {
    track({ event: "vehicle_view", vehicle: { ...viewed, ...(prices ? { price: prices.from.price } : {}) } });
  }, [viewed, prices]);
  return (
    <>
      <VehicleHero hero={hero} />
      {prices && <PriceStrip prices={prices} labels={model.labels} />}
      <Suspense>
        <ModelBar name={hero.name} prices={prices} labels={model.labels} testDrive={model.testDrive} />
      </Suspense>
      <ModelSections model={model} />
    </>
  );
}
