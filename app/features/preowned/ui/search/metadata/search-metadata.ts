import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { breadcrumbs, toldAddress } from "#app/platform/page/structured-data.ts";
import type { ListedVehicle, Listing } from "../../../calls.ts";
import { canonicalAddress, isListed } from "../../../rules/address/canonical-address.ts";
import type { StockSearch } from "../../../rules/address/stock-address.ts";
import { listingWords } from "../words.ts";
import { pageWords } from "./page-words.ts";
import { listingTitle, whatIsListed } from "./search-title.ts";

/** The page's own words from content, where nothing is chosen. */
interface ListingSeo {
  readonly pageTitle: string;
  readonly description: string;
}

/** Title, addresses and structured data of the listing, by what it is narrowed to. */
export function listingMetadata(site: Site, asked: StockSearch, listing: Listing | null, seo: ListingSeo) {
  const { language, identity } = site;
  const words = listingWords.of(language);
  const names = pageWords.of(language);
  const page = listing?.page ?? 1;
  const parts = {
    language,
    facets: listing?.facets,
    siteName: identity.name,
    pageTitle: seo.pageTitle,
    page,
  };
  const what = whatIsListed(asked, parts);
  const path = canonicalAddress(asked, page);
  const way = [
    { name: identity.name, path: "/" },
    { name: names.certifiedCars, path: "/pre-owned" },
    { name: names.title, path: "/pre-owned/search" },
    ...(what === "" ? [] : [{ name: what, path: canonicalAddress(asked, 1) }]),
  ];
  return entryMetadata(site, {
    path,
    title: listingTitle(asked, parts),
    description: what === "" ? seo.description : words.description(what, listing?.total ?? 0),
    unlisted: !isListed(asked, listing?.total ?? 0),
    structuredData: [breadcrumbs(site, way), carList(site, listing?.items ?? [])],
  });
}

/** The cars of a page as schema.org has a list whose entries have pages of their own. */
function carList(site: Site, cars: readonly ListedVehicle[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    numberOfItems: cars.length,
    itemListElement: cars.map(({ vehicleNo, makeLabel, modelLabel, year, variant }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: `${makeLabel} ${modelLabel} ${year} ${variant}`,
      url: toldAddress(site, `/listing/${vehicleNo}`),
    })),
  };
}
