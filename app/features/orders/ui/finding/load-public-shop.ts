import { redirect } from "react-router";
import { listCategoriesCall, listPartsCall } from "#app/features/parts/calls.ts";
import { vinLikeness } from "#app/features/parts/rules/typed-vin.ts";
import { carInAddress } from "#app/features/parts/ui/car/use-chosen-car.ts";
import { type PartsSearch, readPartsSearch, shopAddress } from "#app/features/parts/ui/shop/shop-address.ts";
import { emptyStateQuery } from "#app/features/showroom/content/empty-state.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { landingPageQuery } from "#app/platform/content/landing-page.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { addressOfSearch } from "./answer-search.ts";
import { loadShop } from "./load-shop.ts";

/** The public page of an address, for its loader. It is shown even where the catalog does not answer. */
export async function loadPublicShop(site: Site, query: URLSearchParams) {
  const search = readPartsSearch(query);
  const car = carInAddress(query);
  const typed = query.get("q") ?? "";
  if (vinLikeness(typed) !== undefined)
    throw redirect(await addressOfSearch(site, { isPublic: true, typed, car }));
  const isSearch = [search.q, search.category, search.typeId].some((one) => one !== undefined);
  const [page, shop, empty, categories, listed] = await Promise.all([
    fetchContent(landingPageQuery, { ...site, key: "/auto-parts" }),
    loadShop(site),
    fetchContent(emptyStateQuery, { ...site, key: "parts-list" }),
    callApi(listCategoriesCall, input(site, { car })),
    isSearch ? callApi(listPartsCall, input(site, { ...search, car })) : undefined,
  ]);
  const answer = listed ?? categories;
  if (!answer.ok && answer.code === "car-unknown") throw redirect(addressOf(site, search, undefined));
  return {
    ...shop,
    page,
    empty,
    isSearch,
    search,
    categories: categories.ok ? categories.data.categories : [],
    found: listed?.ok ? listed.data : null,
    isThere: answer.ok,
  };
}
export type PublicShopLoaded = Awaited<ReturnType<typeof loadPublicShop>>;

function input<Q extends object>({ language, fetch }: Site, query: Q) {
  return { language, fetch, query: { ...query, lang: language } };
}

function addressOf({ language }: Site, search: PartsSearch, car: string | undefined): string {
  return withLanguage(shopAddress(href("/auto-parts"), search, car), language);
}
