import { redirect } from "react-router";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { articlesQuery } from "../../content/article.ts";
import { carsQuery } from "../../content/car.ts";
import { modelsMenuQuery } from "../../content/models-menu.ts";
import { offersQuery } from "../../content/offer.ts";
import { runningCostsQuery } from "../../content/running-costs.ts";
import { servicePricesQuery } from "../../content/service-price.ts";
import { trimVariantsQuery } from "../../content/trim-variant.ts";
import { vehiclePageQuery } from "../../content/vehicle-page.ts";
import { findModel } from "../../rules/vehicle/model-address.ts";
import type { Car } from "./vehicle-view.ts";

interface ModelRequest {
  readonly site: Site;
  /** The path segment that names the model, as the visitor wrote it. */
  readonly name: string;
  readonly url: URL;
  /** What follows the model in the path. */
  readonly part?: "/gallery" | "/specifications";
}

/**
 * All content about the model that an address names, requested at once. A former name, or another case,
 * is answered with 301 to the page's own address; a model that nobody knows, or of another brand, with the page 404.
 */
export async function loadModel({ site, name, url, part }: ModelRequest) {
  const cars = await fetchContent(carsQuery, site);
  const found = findModel(
    name,
    cars.filter(({ brand }) => brand === site.brand),
  );
  const car = cars.find(({ id }) => id === found?.id);
  if (!found || !car) throw await missingPage(site);
  const path = `${href("/vehicle/:car", { car: found.page })}${part ?? ""}`;
  if (found.page !== name) throw redirect(`${path}${url.search}`, 301);
  const canonical = `${href("/vehicle/:car", { car: car.id })}${part ?? ""}`;
  const [page, trims, menu, finance, offers, articles, running, priceLists, form, locations] =
    await Promise.all([
      fetchContent(vehiclePageQuery, { ...site, key: car.id }),
      fetchContent(trimVariantsQuery, { ...site, key: car.id }),
      fetchContent(modelsMenuQuery, site),
      // What a model can do without: its section is left out then.
      queryContent(financeCalculatorQuery, site),
      queryContent(offersQuery, site),
      queryContent(articlesQuery, site),
      queryContent(runningCostsQuery, site),
      queryContent(servicePricesQuery, { ...site, key: car.id }),
      queryContent(leadFormQuery, { ...site, key: "enquiry" }),
      queryContent(locationsQuery, site),
    ]);
  return {
    car,
    cars,
    page,
    trims,
    menu,
    canonical,
    variant: found.variant,
    finance: finance.ok ? finance.value : undefined,
    offers: offers.ok ? offers.value : [],
    articles: articles.ok ? articles.value : [],
    running: running.ok ? running.value : undefined,
    priceLists: priceLists.ok ? priceLists.value : [],
    form: form.ok ? form.value : undefined,
    locations: locations.ok ? locations.value : [],
  };
}

/** The models of the range. */
export const comparable = (cars: readonly Car[]) => cars.filter((one) => one.showInVehicleModels);

export type LoadedModel = Awaited<ReturnType<typeof loadModel>>;
