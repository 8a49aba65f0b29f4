import { data, redirect } from "react-router";
import { financeCalculatorQuery } from "#app/features/finance/content/finance-calculator.ts";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { href } from "#app/lib/address/href.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { featuredStockCall, type ListedVehicle } from "../../calls.ts";
import { showStockCall, similarStockCall, type UsedVehicle } from "../../car-calls.ts";
import { usedCarPageQuery } from "../../content/used-car-page.ts";
import { numbersIn } from "../../rules/compare/compared-cars.ts";

/**
 * The car that an address names; undefined where there is none. Numbers are written in capitals: another way of writing
 * one is answered with 301.
 */
export async function loadCar(site: Site, named: string, url: URL): Promise<UsedVehicle | undefined> {
  const [number] = numbersIn(named, 1);
  if (number === undefined) return undefined;
  if (number !== named) throw redirect(`${href("/listing/:id", { id: number })}${url.search}`, 301);
  return loadByNumber(site, number);
}

async function loadByNumber(site: Site, number: string): Promise<UsedVehicle | undefined> {
  const { fetch, language } = site;
  const params = { id: number };
  const reply = await callApi(showStockCall, { params, query: { lang: language }, language, fetch });
  if (reply.ok) return reply.data;
  if (reply.status === 404) return undefined;
  throw data({ code: reply.code }, { status: 503 });
}

/** The cars behind several numbers, in their order; those that there are not are left out. */
export async function loadCars(site: Site, numbers: readonly string[]): Promise<UsedVehicle[]> {
  const cars = await Promise.all(numbers.map((number) => loadByNumber(site, number)));
  return cars.filter((car) => car !== undefined);
}

/** Cars much like one; without a number those that stand out. A page can do without them. */
export async function loadOthers(site: Site, number?: string): Promise<readonly ListedVehicle[]> {
  const { fetch, language } = site;
  const options = { query: { lang: language }, language, fetch };
  const reply = await (number === undefined
    ? callApi(featuredStockCall, options)
    : callApi(similarStockCall, { ...options, params: { id: number } }));
  return reply.ok ? reply.data : [];
}

/** So many others a page shows at least, where there are so many. */
const fewestOthers = 3;

/** Cars much like one, and where these are few, some that stand out. */
export async function loadAlternatives(site: Site, number: string): Promise<readonly ListedVehicle[]> {
  const similar = await loadOthers(site, number);
  if (similar.length >= fewestOthers) return similar;
  const shown = new Set([number, ...similar.map(({ vehicleNo }) => vehicleNo)]);
  return [...similar, ...(await loadOthers(site)).filter(({ vehicleNo }) => !shown.has(vehicleNo))];
}

/** What every page of a used car says and shows of the importer. */
export async function loadCarPage(site: Site) {
  const [page, menu] = await Promise.all([
    fetchContent(usedCarPageQuery, site),
    fetchContent(modelsMenuQuery, site),
  ]);
  return { page, currency: menu.currencyLabel };
}

/** What a car that can be had needs besides: whom to ask, and what it costs by the month. */
export async function loadForSale(site: Site, isReserved: boolean) {
  const [form, locations, finance] = await Promise.all([
    fetchContent(leadFormQuery, { ...site, key: isReserved ? "reserved-car" : "used-car" }),
    fetchContent(locationsQuery, site),
    queryContent(financeCalculatorQuery, site),
  ]);
  const showrooms = locations.filter(({ locationType }) => locationType === "showroom");
  return {
    form,
    showroom: showrooms.find(({ defaultLocation }) => defaultLocation) ?? showrooms[0],
    finance: finance.ok ? finance.value : undefined,
  };
}
