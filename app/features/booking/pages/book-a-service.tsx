import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { askContent, fetchContent } from "#app/features/content/content-query.ts";
import {
  allServicePricesQuery,
  carsQuery,
  modelsMenuQuery,
  serviceBookingQuery,
  serviceCatalogueQuery,
} from "#app/features/content/queries.ts";
import { keepWhileOnPage } from "#app/i18n/language-in-address.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { type AskedQuote, readQuote } from "../rules/price-quote.ts";
import { AskedBooking } from "../ui/asked-booking.tsx";
import { BookingTextsContext, QuoteContext, type ShownQuote } from "../ui/booking-page.ts";

import { quotedPrice } from "../ui/quoted-price.ts";
import type { Route } from "./+types/book-a-service.ts";

/** The texts, and the price of the service that a link carried in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = readQuote(url.searchParams);
  const [texts, quote] = await Promise.all([
    fetchContent(serviceBookingQuery, site),
    asked && askQuote(asked, site),
  ]);
  return { texts, quote };
}

/** Nobody is kept from booking because a price is not there. */
async function askQuote(asked: AskedQuote, site: Site): Promise<ShownQuote | undefined> {
  const [lists, catalogue, cars, menu] = await Promise.all([
    askContent(allServicePricesQuery, site),
    askContent(serviceCatalogueQuery, site),
    askContent(carsQuery, site),
    askContent(modelsMenuQuery, site),
  ]);
  if (!lists.ok || !catalogue.ok || !cars.ok || !menu.ok) return undefined;
  const prices = { lists: lists.value, catalogue: catalogue.value, cars: cars.value };
  const quote = quotedPrice(asked, prices);
  return quote && { ...quote, currency: menu.value.currencyLabel, note: catalogue.value.estimateNote };
}

/** The wizard takes what a link carried out of the address, and the address with it is one page still. */
export const shouldRevalidate = keepWhileOnPage;

/** The service booking wizard. Only its texts come with the page; everything of a customer is read in the browser. */
export default function BookAService({ loaderData }: Route.ComponentProps) {
  const { texts, quote } = loaderData;
  return (
    <BookingTextsContext value={texts}>
      <QuoteContext value={quote}>
        <CustomerArea>
          <AskedBooking />
        </CustomerArea>
      </QuoteContext>
    </BookingTextsContext>
  );
}
