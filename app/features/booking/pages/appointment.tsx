import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { serviceCatalogueQuery } from "#app/features/showroom/content/service-catalogue.ts";
import { allServicePricesQuery } from "#app/features/showroom/content/service-price.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { appointmentPageQuery } from "../content/appointment-page.ts";
import { Appointment } from "../ui/appointment/appointment.tsx";
import { AppointmentPageContext, type PriceList } from "../ui/appointment/appointment-page.ts";
import { bookablePrices } from "../ui/price/service-facts.ts";
import type { Route } from "./+types/appointment.ts";

/** The texts, and what services cost. Which appointment it is belongs to its customer and is read in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [texts, priceList] = await Promise.all([fetchContent(appointmentPageQuery, site), fetchPrices(site)]);
  const { pageTitle: title, description } = texts;
  const metadata = entryMetadata(site, { path: "/appointment", title, description, unlisted: true });
  return { texts, priceList, metadata };
}

/** An appointment is shown without a price as well. */
async function fetchPrices(site: Site): Promise<PriceList | undefined> {
  const [lists, catalogue, cars, menu] = await Promise.all([
    queryContent(allServicePricesQuery, site),
    queryContent(serviceCatalogueQuery, site),
    queryContent(carsQuery, site),
    queryContent(modelsMenuQuery, site),
  ]);
  if (!lists.ok || !catalogue.ok || !cars.ok || !menu.ok) return undefined;
  const prices = bookablePrices({ lists: lists.value, catalogue: catalogue.value, cars: cars.value });
  return { prices, currency: menu.value.currencyLabel, note: catalogue.value.estimateNote };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = {
  cacheParams: [],
  guarded: true,
  maintained: true,
  linkName: "customer-area",
};

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

/** An appointment of the customer who is signed in. */
export default function AppointmentPage({ loaderData, params }: Route.ComponentProps) {
  const { texts, priceList } = loaderData;
  return (
    <AppointmentPageContext value={{ texts, priceList }}>
      <CustomerArea>
        <Appointment key={params.id} id={params.id} />
      </CustomerArea>
    </AppointmentPageContext>
  );
}
