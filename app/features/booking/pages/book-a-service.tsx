import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { campaignFormQuery } from "#app/features/campaigns/content/campaign-form.ts";
import { type CampaignName, campaignNamed } from "#app/features/campaigns/rules/campaigns.ts";
import { CampaignContext, type ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { campaignArticleQuery } from "#app/features/showroom/content/campaign-article.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { modelsMenuQuery } from "#app/features/showroom/content/models-menu.ts";
import { serviceCatalogueQuery } from "#app/features/showroom/content/service-catalogue.ts";
import { allServicePricesQuery } from "#app/features/showroom/content/service-price.ts";
import { campaignOn } from "#app/features/showroom/rules/offers/campaign-windows.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { serviceBookingQuery } from "../content/service-booking.ts";
import { fetchOptions } from "../options-calls.ts";
import { type RequestedQuote, readQuote } from "../rules/price-quote.ts";
import {
  BookingTextsContext,
  OptionsContext,
  QuoteContext,
  type ServiceFacts,
  ServiceFactsContext,
  type ShownQuote,
} from "../ui/booking-page.ts";
import { quotedPrice } from "../ui/price/quoted-price.ts";
import { bookablePrices, bookableWork } from "../ui/price/service-facts.ts";
import { RequestedBooking } from "../ui/requested-booking.tsx";
import type { Route } from "./+types/book-a-service.ts";

/** The texts, what there is besides booking, and the price of the service that a link carried in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const requested = readQuote(url.searchParams);
  const named = campaignNamed(url.searchParams.get("campaign"));
  const [texts, options, prices, campaign] = await Promise.all([
    fetchContent(serviceBookingQuery, site),
    fetchOptions(site),
    fetchPrices(site),
    named && fetchCampaign(named, site),
  ]);
  return { texts, options, campaign, facts: factsOf(prices), quote: requested && quoteOf(requested, prices) };
}

/** An importer without the campaign, or its form, still books. */
async function fetchCampaign(key: CampaignName, site: Site): Promise<ShownCampaign | undefined> {
  const [article, form] = await Promise.all([
    queryContent(campaignArticleQuery, { ...site, key }),
    queryContent(campaignFormQuery, site),
  ]);
  if (!article.ok || !form.ok) return undefined;
  freshUntilTomorrow(site);
  const state = campaignOn(article.value.windows, todayOf(site));
  return { article: article.value, form: form.value, until: state.isRunning ? state.until : undefined };
}

/** Without prices booking goes on. */
async function fetchPrices(site: Site) {
  const [lists, catalogue, cars, menu] = await Promise.all([
    queryContent(allServicePricesQuery, site),
    queryContent(serviceCatalogueQuery, site),
    queryContent(carsQuery, site),
    queryContent(modelsMenuQuery, site),
  ]);
  if (!lists.ok || !catalogue.ok || !cars.ok || !menu.ok) return undefined;
  const content = { lists: lists.value, catalogue: catalogue.value, cars: cars.value };
  return { content, currency: menu.value.currencyLabel, note: catalogue.value.estimateNote };
}
type Prices = Awaited<ReturnType<typeof fetchPrices>>;

function quoteOf(requested: RequestedQuote, prices: Prices): ShownQuote | undefined {
  const quote = prices && quotedPrice(requested, prices.content);
  return quote && { ...quote, currency: prices.currency, note: prices.note };
}

/** What services cost and include: a few kilobytes instead of the price lists. */
function factsOf(prices: Prices): ServiceFacts | undefined {
  if (prices === undefined) return undefined;
  const { content, currency, note } = prices;
  return { prices: bookablePrices(content), work: bookableWork(content), currency, note };
}

/** The wizard takes what a link carried out of the address, and the address with it is one page still; a campaign brings content. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const campaignOf = ({ searchParams }: URL) => campaignNamed(searchParams.get("campaign"));
  if (campaignOf(nextUrl) !== undefined && campaignOf(nextUrl) !== campaignOf(currentUrl))
    return defaultShouldRevalidate;
  return revalidateOnNewPage(change);
}

export const handle: RouteHandle = {
  cacheParams: ["quote", "campaign"],
  guarded: true,
  maintained: true,
  footer: "line",
  linkName: "book-service",
};

/** The service booking wizard. Only its texts come with the page; everything of a customer is read in the browser. */
export default function BookAService({ loaderData }: Route.ComponentProps) {
  const { texts, options, quote, facts, campaign } = loaderData;
  return (
    <BookingTextsContext value={texts}>
      <QuoteContext value={quote}>
        <CampaignContext value={campaign}>
          <ServiceFactsContext value={facts}>
            <OptionsContext value={options}>
              <CustomerArea>
                <RequestedBooking />
              </CustomerArea>
            </OptionsContext>
          </ServiceFactsContext>
        </CampaignContext>
      </QuoteContext>
    </BookingTextsContext>
  );
}
