import { href } from "#app/lib/address/href.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { breadcrumbs, publicAddress } from "#app/platform/page/structured-data.ts";
import type { ListedVehicle, SearchResults } from "../../../calls.ts";
import { canonicalAddress, isListed } from "../../../rules/address/canonical-address.ts";
import type { StockSearch } from "../../../rules/address/stock-address.ts";
import { searchWords } from "../words.ts";
import { pageWords } from "./page-words.ts";
import { chosenInWords, searchTitle } from "./search-title.ts";

/** The page's own words from content, where nothing is chosen. */
interface PageSeo {
  readonly pageTitle: string;
  readonly description: string;
}

/** Title, addresses and structured data of the listing, by what it is narrowed to. */
export function searchMetadata(site: Site, search: StockSearch, results: SearchResults | null, seo: PageSeo) {
  const { language, identity } = site;
  const words = searchWords.of(language);
  const names = pageWords.of(language);
  const page = results?.page ?? 1;
  const parts = {
    language,
    facets: results?.facets,
    siteName: identity.name,
    pageTitle: seo.pageTitle,
    page,
  };
  const what = chosenInWords(search, parts);
  const path = canonicalAddress(search, page);
  const way = [
    { name: identity.name, path: "/" },
    { name: names.certifiedCars, path: href("/pre-owned") },
    { name: names.title, path: href("/pre-owned/search") },
    ...(what === "" ? [] : [{ name: what, path: canonicalAddress(search, 1) }]),
  ];
  return entryMetadata(site, {
    path,
    title: searchTitle(search, parts),
    description: what === "" ? seo.description : words.description(what, results?.total ?? 0),
    unlisted: !isListed(search, results?.total ?? 0),
    structuredData: [breadcrumbs(site, way), carList(site, results?.items ?? [])],
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
      url: publicAddress(site, href("/listing/:id", { id: vehicleNo })),
    })),
  };
}
