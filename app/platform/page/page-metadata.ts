import { type Language, languages } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";

/** The content of one path that this needs (product/content.md#smaller-fragments). */
export interface SeoContent {
  pageTitle: string;
  description: string;
  canonicalTag: string;
  relativeTag: string;
  robots?: string | undefined;
  fbpages?: string | undefined;
  ogType: string;
  ogImage?: string | undefined;
  ogImageAlt?: string | undefined;
  ogTitle?: string | undefined;
  ogDescription?: string | undefined;
  twitterCard: string;
  twitterSite?: string | undefined;
  twitterTitle?: string | undefined;
  twitterDescription?: string | undefined;
}

interface Place {
  origin: string;
  language: Language;
  /** ISO 3166, two letters. */
  country: string;
  siteName: string;
  /** The address of the picture that a page without one of its own is shared with. */
  image?: string | undefined;
}

/** Title, canonical, alternates, description and sharing tags of a page. Canonical addresses carry `lang` alone. */
export function pageMetadata(seo: SeoContent, place: Place) {
  const { origin, language, country, siteName } = place;
  const title = seo.ogTitle ?? seo.pageTitle;
  const description = seo.ogDescription ?? seo.description;
  const picture = seo.ogImage ?? place.image;
  const image = picture === undefined ? undefined : new URL(picture, origin).href;
  return [
    { title: seo.pageTitle },
    { name: "description", content: seo.description },
    ...named("robots", seo.robots),
    ...addressTags(seo, origin, language),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: seo.ogType },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: inLanguage(origin, seo.canonicalTag, language) },
    { property: "og:locale", content: `${language}_${country}` },
    ...(image ? [{ property: "og:image", content: image }] : []),
    ...(image && seo.ogImageAlt ? [{ property: "og:image:alt", content: seo.ogImageAlt }] : []),
    ...(seo.fbpages ? [{ property: "fb:pages", content: seo.fbpages }] : []),
    { name: "twitter:card", content: seo.twitterCard },
    ...named("twitter:site", seo.twitterSite),
    { name: "twitter:title", content: seo.twitterTitle ?? title },
    { name: "twitter:description", content: seo.twitterDescription ?? description },
    ...named("twitter:image", image),
  ];
}

/** A page without content of its own: its name, and nothing for search engines. */
export function unlistedPageMetadata(title: string) {
  return [{ title }, { name: "robots", content: "noindex" }];
}

function addressTags(seo: SeoContent, origin: string, language: Language) {
  if (seo.robots?.startsWith("noindex")) return [];
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: "link",
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  });
  return [
    link("canonical", inLanguage(origin, seo.canonicalTag, language)),
    ...languages.map((other) => link("alternate", inLanguage(origin, seo.relativeTag, other), other)),
    link("alternate", `${origin}${seo.relativeTag}`, "x-default"),
  ];
}

/** A path may bring a query of its own, where that is what the page is about. */
function inLanguage(origin: string, path: string, language: Language): string {
  return `${origin}${withLanguage(path, language)}`;
}

function named(name: string, content: string | undefined) {
  return content === undefined ? [] : [{ name, content }];
}
