import { contentClient, contentVersion } from "#app/features/content/content.server.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { articlesQuery } from "#app/features/showroom/content/article.ts";
import { campaignArticlesQuery } from "#app/features/showroom/content/campaign-article.ts";
import { carsQuery } from "#app/features/showroom/content/car.ts";
import { offersQuery } from "#app/features/showroom/content/offer.ts";
import { allTrimVariantsQuery } from "#app/features/showroom/content/trim-variant.ts";
import type { Language } from "#app/i18n/language.ts";
import { pathOf } from "#app/lib/address/path-of.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { footerQuery } from "#app/platform/content/footer.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { landingPagesQuery } from "#app/platform/content/landing-page.ts";
import { pageSeosQuery } from "#app/platform/content/page-seo.ts";
import { isOpenPage } from "#app/platform/page/open-pages.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { searchIntentsQuery } from "../content/search-intent.ts";
import { entriesOf, siteNamesOf } from "../entries/entries.ts";
import { intentsOf } from "../entries/intent-entries.ts";
import type { SearchedContent } from "../entries/searched-content.ts";
import { SiteSearch } from "../rules/site-search.ts";

const indexes = new ReadModel<SiteSearch>("search-index");

/** The search index of what is published now. */
export async function searchIndexOf(brand: string): Promise<SiteSearch> {
  return indexes.get(brand, await contentVersion(brand), async () => ({ value: await makeIndex(brand) }));
}

async function makeIndex(brand: string): Promise<SiteSearch> {
  const [en, ar] = await Promise.all([searchedContent(brand, "en"), searchedContent(brand, "ar")]);
  const isOpen = (url: string) => !url.startsWith("/") || isOpenPage(pathOf(url));
  return new SiteSearch(
    entriesOf({ en, ar }).filter(({ url }) => isOpen(url)),
    intentsOf({ en, ar }, isOpen),
    siteNamesOf({ en, ar }),
  );
}

/** Throws where the source fails. */
async function searchedContent(brand: string, language: Language): Promise<SearchedContent> {
  const options = { ...contentClient(), brand, language };
  const [cars, trims, offers, articles, campaigns, locations, landingPages, pageSeos, intents] =
    await Promise.all([
      listOf(queryContent(carsQuery, options)),
      listOf(queryContent(allTrimVariantsQuery, options)),
      listOf(queryContent(offersQuery, options)),
      listOf(queryContent(articlesQuery, options)),
      listOf(queryContent(campaignArticlesQuery, options)),
      listOf(queryContent(locationsQuery, options)),
      listOf(queryContent(landingPagesQuery, options)),
      listOf(queryContent(pageSeosQuery, options)),
      listOf(queryContent(searchIntentsQuery, options)),
    ]);
  const [footer, header] = await Promise.all([
    queryContent(footerQuery, options),
    queryContent(headerQuery, options),
  ]);
  return {
    ...{ cars, trims, offers, articles, campaigns, locations, landingPages, pageSeos, intents },
    footer: footer.ok ? footer.value : undefined,
    header: header.ok ? header.value : undefined,
  };
}

async function listOf<T>(
  query: Promise<{ ok: true; value: readonly T[] } | { ok: false; code: string }>,
): Promise<readonly T[]> {
  const answer = await query;
  if (!answer.ok) throw new BackendUnavailable(`the search index was not made: ${answer.code}`);
  return answer.value;
}
