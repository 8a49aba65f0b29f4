import { withoutDirectionMarks } from "#app/i18n/direction-marks.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { sharePicture, sharePictureOf } from "#app/lib/address/picture-address.ts";

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
  /** The address of the picture that a page without one of its own is shared with, in the pixels of `sharePicture`. */
  image?: string | undefined;
}

/** Title, canonical, alternates, description and sharing tags of a page. Canonical addresses carry `lang` alone. */
export function pageMetadata(seo: SeoContent, place: Place) {
  const { origin, language, country, siteName } = place;
  const pageTitle = withoutDirectionMarks(seo.pageTitle);
  const pageDescription = withoutDirectionMarks(seo.description);
  const title = withoutDirectionMarks(seo.ogTitle ?? pageTitle);
  const description = withoutDirectionMarks(seo.ogDescription ?? pageDescription);
  const pictures = pictureTags(seo, place);
  return [
    { title: pageTitle },
    { name: "description", content: pageDescription },
    ...named("robots", seo.robots),
    ...addressTags(seo, origin, language),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: seo.ogType },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: inLanguage(origin, seo.canonicalTag, language) },
    { property: "og:locale", content: `${language}_${country}` },
    ...pictures,
    ...(seo.fbpages ? [{ property: "fb:pages", content: seo.fbpages }] : []),
    { name: "twitter:card", content: seo.twitterCard },
    ...named("twitter:site", seo.twitterSite),
    { name: "twitter:title", content: withoutDirectionMarks(seo.twitterTitle ?? title) },
    { name: "twitter:description", content: withoutDirectionMarks(seo.twitterDescription ?? description) },
    ...named("twitter:image", pictures[0]?.content),
  ];
}

/** The picture of a shared link: as JPEG, with its size where that is known. One of another host is left as it is. */
function pictureTags({ ogImage, ogImageAlt }: SeoContent, { origin, image }: Place) {
  const shaped = ogImage === undefined ? image : sharePictureOf(ogImage);
  const picture = shaped ?? ogImage;
  if (picture === undefined) return [];
  const tags = [{ property: "og:image", content: new URL(picture, origin).href }];
  if (shaped !== undefined) {
    tags.push({ property: "og:image:width", content: String(sharePicture.width) });
    tags.push({ property: "og:image:height", content: String(sharePicture.height) });
  }
  if (ogImage !== undefined && ogImageAlt !== undefined)
    tags.push({ property: "og:image:alt", content: withoutDirectionMarks(ogImageAlt) });
  return tags;
}

/** A page without content of its own: its name, and nothing for search engines. */
export function unlistedPageMetadata(title: string) {
  return [{ title: withoutDirectionMarks(title) }, { name: "robots", content: "noindex" }];
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
