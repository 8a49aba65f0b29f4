import { data } from "react-router";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { answerLead } from "#app/features/leads/ui/answer-lead.ts";
import { revalidateOnNewPage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { fetchContent, missingPage } from "#app/platform/content/fetch-content.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import { freshUntilTomorrow, todayOf } from "#app/platform/page/fresh-until.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { breadcrumbs, publicAddress } from "#app/platform/page/structured-data.ts";
import { carsQuery } from "../content/car.ts";
import { modelsMenuQuery } from "../content/models-menu.ts";
import { offerQuery, offersQuery } from "../content/offer.ts";
import { offerState, runningOffers } from "../rules/offers/offer-dates.ts";
import { offerStructuredData } from "../rules/offers/offer-structured-data.ts";
import { mayNameOffer } from "../rules/offers/reserved-slugs.ts";
import { EndedOffer } from "../ui/offers/ended-offer.tsx";
import { type Car, listedOffer, type Offer } from "../ui/offers/listed-offer.ts";
import { RunningOffer } from "../ui/offers/running-offer.tsx";
import { offerWords } from "../ui/offers/words.ts";
import type { Route } from "./+types/offer.ts";

/** Other offers that an ended one shows. */
const mostAlternatives = 3;

/**
 * An offer with its form. One that has ended answers 410 with what runs instead; one that has not begun, and a reserved
 * or unknown name, is a page that does not exist.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!mayNameOffer(params.slug)) throw await missingPage(site);
  const today = todayOf(site);
  const [offer, offers, cars, menu, form] = await Promise.all([
    fetchContent(offerQuery, { ...site, key: params.slug }),
    fetchContent(offersQuery, site),
    fetchContent(carsQuery, site),
    fetchContent(modelsMenuQuery, site),
    fetchContent(leadFormQuery, { ...site, key: "offer" }),
  ]);
  const state = offerState(offer, today);
  if (state === "coming") throw await missingPage(site);
  const { fromLabel, monthLabel, currencyLabel } = menu;
  const shared = {
    labels: { fromLabel, monthLabel, currencyLabel },
    listed: listedOffer(offer, cars, today),
    metadata: metadataOf(site, offer, cars, state === "ended"),
  };
  freshUntilTomorrow(site);
  if (state === "ended") {
    const others = runningOffers(offers, today).filter(({ id }) => id !== offer.id);
    const near = others.filter(({ carTypes }) => carTypes.some((type) => offer.carTypes.includes(type)));
    const alternatives = [...near, ...others.filter((other) => !near.includes(other))]
      .slice(0, mostAlternatives)
      .map((other) => listedOffer(other, cars, today));
    return data({ ...shared, running: undefined, alternatives }, { status: 410 });
  }
  const ofOffer = cars
    .filter(({ id }) => offer.cars.includes(id))
    .map(({ id, carName }) => ({ id, name: carName }));
  return data({ ...shared, running: { offer, form, cars: ofOffer }, alternatives: [] });
}

export const shouldRevalidate = revalidateOnNewPage;
export const action = answerLead;
export const handle: RouteHandle<Route.ComponentProps["loaderData"]> = {
  cacheParams: [],
  isGone: ({ running }) => running === undefined,
  linkName: "offer",
};
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.metadata ?? [];

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { running, listed, labels, alternatives } = loaderData;
  if (running) return <RunningOffer {...running} listed={listed} labels={labels} />;
  const { offerName, validUntil } = listed;
  return <EndedOffer name={offerName} lastDay={validUntil} alternatives={alternatives} labels={labels} />;
}

function metadataOf(site: Site, offer: Offer, cars: readonly Car[], unlisted: boolean) {
  const { id, offerName, offerDescriptionOne, picture, pictureAlt, pageTitle, pageDescription } = offer;
  const path = href("/offers/:slug", { slug: id });
  const [only] = offer.cars.length === 1 ? cars.filter((car) => car.id === offer.cars[0]) : [];
  const structuredOffer = offerStructuredData({
    ...offer,
    name: offerName,
    description: offerDescriptionOne,
    address: publicAddress(site, path),
    picture: isPicturePublished(picture.wide) ? new URL(picture.wide, site.origin).href : undefined,
    currency: site.currency,
    seller: site.identity.name,
    car: only?.carName,
  });
  const way = breadcrumbs(site, [
    { name: site.identity.name, path: "/" },
    { name: offerWords.of(site.language).allOffers, path: href("/special-offers") },
    { name: offerName, path },
  ]);
  return entryMetadata(site, {
    path,
    title: pageTitle,
    description: pageDescription,
    picture: picture.wide,
    pictureAlt,
    unlisted,
    structuredData: unlisted ? [] : [structuredOffer, way],
  });
}
