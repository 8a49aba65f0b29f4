import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { Blocks } from "#app/ui/blocks/blocks.tsx";
import { Disclaimer } from "#app/ui/blocks/disclaimer.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { carsQuery } from "../content/car.ts";
import { emptyStateQuery } from "../content/empty-state.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { offersQuery } from "../content/offer.ts";
import { runningOffers } from "../rules/offers/offer-dates.ts";
import { filterOffers, readOfferFilter } from "../rules/offers/offer-filter.ts";
import { listedOffer } from "../ui/offers/listed-offer.ts";
import { OfferFilters } from "../ui/offers/offer-filters.tsx";
import { OfferList } from "../ui/offers/offer-list.tsx";
import { offerWords } from "../ui/offers/words.ts";
import type { Route } from "./+types/special-offers.ts";

/** The offers that run today. Which of them are shown is the address's choice, and the browser's alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const today = todayOf(site);
  const [page, offers, cars, menu, empty] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/special-offers" }),
    fetchContent(offersQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(emptyStateQuery, { ...site, key: "offers" }),
  ]);
  const listed = runningOffers(offers, today).map((offer) => listedOffer(offer, cars, today));
  const { fromLabel, monthLabel, currencyLabel } = menu;
  const choices = {
    bodyTypes: menu.carTypeLabels.filter(({ id }) =>
      listed.some((offer) => offer.carTypes.some((type) => type === id)),
    ),
    models: cars
      .filter(({ id }) => listed.some((offer) => offer.cars.includes(id)))
      .map(({ id, carName }) => ({ id, label: carName })),
  };
  const labels = { fromLabel, monthLabel, currencyLabel };
  freshUntilTomorrow(site);
  return { page, listed, choices, labels, empty };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: ["model", "bodyType"], linkName: "offers" };

export default function SpecialOffers({ loaderData }: Route.ComponentProps) {
  const { page, listed, choices, labels, empty } = loaderData;
  const words = offerWords.of(useLanguage());
  const [search] = useSearchParams();
  const filter = readOfferFilter(search);
  const shown = filterOffers(listed, filter);
  return (
    <>
      <section className="frame pt-10 pb-16 lg:pt-20 lg:pb-28">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[18ch] text-display font-light">{page.heroTitle}</h1>
          <p className="max-w-[46ch] text-lead text-ink-soft">{page.heroText}</p>
        </div>
        <div className="mt-10 mb-10 lg:mt-16 lg:mb-14">
          <Suspense>
            <OfferFilters choices={choices} filter={filter} count={shown.length} />
          </Suspense>
        </div>
        {shown.length > 0 ? (
          <OfferList offers={shown} labels={labels} />
        ) : (
          <EmptyState
            title={empty.title}
            actions={
              empty.action && (
                <LinkButton variant="secondary" to={empty.action.url}>
                  {empty.action.label}
                </LinkButton>
              )
            }
          >
            {empty.text}
          </EmptyState>
        )}
        <p className="mt-12 text-sm text-ink-soft">* {words.conditionsBelow}</p>
      </section>
      <Blocks blocks={page.blocks} pictures={page.blockPictures} />
      <Disclaimer>{page.disclaimer}</Disclaimer>
    </>
  );
}
