import { Suspense, useEffect } from "react";
import { data } from "react-router";
import { track } from "#app/features/analytics/track.ts";
import { financeParams } from "#app/features/finance/rules/finance-address.ts";
import { profitRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import { freshUntilTomorrow } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { publicAddress } from "#app/platform/page/structured-data.ts";
import { CarForSale } from "../ui/car/car-for-sale.tsx";
import { carMetadata } from "../ui/car/car-metadata.ts";
import { loadAlternatives, loadCar, loadCarPage, loadForSale, loadOthers } from "../ui/car/load-car.ts";
import { Tray } from "../ui/compare/tray.tsx";
import { reachOf } from "../ui/price/reach.ts";
import { typicalLoan } from "../ui/price/typical-loan.ts";
import { GoneCar } from "../ui/unavailable/gone-car.tsx";
import { UnknownCar } from "../ui/unavailable/unknown-car.tsx";
import type { Route } from "./+types/used-car.ts";

/**
 * A used car (product/used-cars.md#details). One that was sold or has left the stock answers 410 with cars much
 * like it, an unknown number 404 with cars that stand out.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [car, shared] = await Promise.all([loadCar(site, params.id, url), loadCarPage(site)]);
  // A car's age and how long a price holds are given in days.
  freshUntilTomorrow(site);
  if (car === undefined) {
    const { unknownTitle: title, unknownText: description } = shared.page;
    const metadata = entryMetadata(site, { path: href("/pre-owned"), title, description, unlisted: true });
    return data(
      { kind: "unknown" as const, ...shared, cars: await loadOthers(site), metadata },
      { status: 404 },
    );
  }
  const isGone = car.status === "sold" || car.status === "out-of-stock";
  const metadata = carMetadata(site, car, isGone);
  const similar = await loadAlternatives(site, car.vehicleNo);
  if (isGone) return data({ kind: "gone" as const, ...shared, car, similar, metadata }, { status: 410 });
  const { form, showroom, finance } = await loadForSale(site, car.status === "reserved");
  const address = publicAddress(site, href("/listing/:id", { id: car.vehicleNo }));
  const loan = finance && typicalLoan(car.price, profitRateOf(finance.profitRate));
  const reach = showroom && reachOf(showroom, site, { vehicleNo: car.vehicleNo, address });
  const sale = { form, finance: loan && finance, loan, reach, address, now: site.now().toISOString() };
  return data({ kind: "for-sale" as const, ...shared, car, similar, ...sale, metadata });
}

export const shouldRevalidate = revalidateOnNewPage;
export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [...financeParams, "picture"],
  isGone: ({ kind }) => kind !== "for-sale",
  linkName: "used-car",
};
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function UsedCar({ loaderData }: Route.ComponentProps) {
  useViewed(loaderData);
  if (loaderData.kind === "unknown") {
    const { page, cars, currency } = loaderData;
    return <UnknownCar page={page} cars={cars} currency={currency} />;
  }
  if (loaderData.kind === "gone") {
    const { page, car, similar, currency } = loaderData;
    return <GoneCar page={page} car={car} similar={similar} currency={currency} />;
  }
  const { kind: _, metadata: __, ...forSale } = loaderData;
  return (
    <>
      <Suspense>
        <CarForSale {...forSale} />
      </Suspense>
      <Suspense>
        <Tray />
      </Suspense>
    </>
  );
}

/** Reports the car that is looked at, once. */
function useViewed(loaded: Route.ComponentProps["loaderData"]) {
  const car = loaded.kind === "for-sale" ? loaded.car : undefined;
  useEffect(() => {
    if (car === undefined) return;
    const { makeLabel: brand, modelLabel: model, year: modelYear, variant: trim, price } = car;
    track({ event: "vehicle_view", vehicle: { brand, model, modelYear, trim, price } });
  }, [car]);
}
