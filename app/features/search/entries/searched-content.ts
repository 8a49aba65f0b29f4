import type { location } from "#app/features/locations/content/location.ts";
import type { article } from "#app/features/showroom/content/article.ts";
import type { campaignArticle } from "#app/features/showroom/content/campaign-article.ts";
import type { car } from "#app/features/showroom/content/car.ts";
import type { offer } from "#app/features/showroom/content/offer.ts";
import type { trimVariant } from "#app/features/showroom/content/trim-variant.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { footer } from "#app/platform/content/footer.ts";
import type { header } from "#app/platform/content/header.ts";
import type { landingPage } from "#app/platform/content/landing-page.ts";
import type { pageSeo } from "#app/platform/content/page-seo.ts";
import type { searchIntent } from "../content/search-intent.ts";
import type { Entry, EntryTexts } from "../rules/index/entry.ts";

/** What the site says in one language: everything that can be found. */
export interface SearchedContent {
  readonly cars: readonly Content<typeof car>[];
  readonly trims: readonly Content<typeof trimVariant>[];
  readonly offers: readonly Content<typeof offer>[];
  readonly articles: readonly Content<typeof article>[];
  readonly locations: readonly Content<typeof location>[];
  readonly landingPages: readonly Content<typeof landingPage>[];
  readonly pageSeos: readonly Content<typeof pageSeo>[];
  readonly campaigns: readonly Content<typeof campaignArticle>[];
  readonly intents: readonly Content<typeof searchIntent>[];
  /** Its telephone is the one that actions call. */
  readonly footer: Content<typeof footer> | undefined;
  /** Its menu names pages that search engines may not know, as booking. */
  readonly header: Content<typeof header> | undefined;
}
export type ContentOfBoth = Readonly<Record<Language, SearchedContent>>;

/** Puts both languages of a list's items beside each other, by their id. */
export function inBoth<T>(
  { en, ar }: Readonly<Record<Language, readonly T[]>>,
  idOf: (one: T) => string,
  textsOf: (one: T) => EntryTexts,
): { readonly one: T; readonly texts: Entry["texts"] }[] {
  const arabic = new Map(ar.map((one) => [idOf(one), one]));
  return en.map((one) => ({
    one,
    texts: { en: textsOf(one), ar: textsOf(arabic.get(idOf(one)) ?? one) },
  }));
}

/** A field of both languages' content. */
export function both<K extends keyof SearchedContent>(content: ContentOfBoth, field: K) {
  return { en: content.en[field], ar: content.ar[field] };
}
