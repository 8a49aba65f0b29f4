import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { pageMetadata } from "./page-metadata.ts";
import type { Site } from "./site-context.ts";
import { structuredDataTag } from "./structured-data.ts";

/** What the entry behind an address with a parameter says about itself. */
interface DescribedEntry {
  /** The page's own path, which becomes its canonical address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The picture that a shared link shows, once it is there. */
  readonly picture?: string | undefined;
  readonly pictureAlt?: string | undefined;
  readonly type?: "website" | "article";
  /** Not for search engines, for example because it is over. */
  readonly unlisted?: boolean;
  /** schema.org, each with its own `@context`. */
  readonly structuredData?: readonly object[];
}

/**
 * Metadata of a page whose address has a parameter: the same tags as those of the fixed paths, made of the entry itself.
 * A loader calls it and its route's `meta` hands it on, so that the browser carries none of it.
 */
export function entryMetadata(
  site: Pick<Site, "origin" | "language" | "market" | "identity">,
  entry: DescribedEntry,
) {
  const { origin, language, market, identity } = site;
  const { path, title, description, picture, pictureAlt, type = "website" } = entry;
  const isThere = picture !== undefined && isPicturePublished(picture);
  const seo = {
    pageTitle: title,
    description,
    canonicalTag: path,
    relativeTag: path,
    robots: entry.unlisted ? "noindex" : undefined,
    ogType: type,
    ogImage: isThere ? picture : undefined,
    ogImageAlt: isThere ? pictureAlt : undefined,
    twitterCard: "summary_large_image",
  };
  const place = {
    origin,
    language,
    country: market.country,
    siteName: identity.name,
    image: identity.socialImage,
  };
  const data = entry.structuredData ?? [];
  return [...pageMetadata(seo, place), ...data.map(structuredDataTag)];
}
