import { escapeMarkup } from "#app/lib/text/escape-markup.ts";

/** A page of the site map. */
export interface SitemapPage {
  readonly path: string;
  /** When what it shows was last changed, in ISO; absent where nobody knows. */
  readonly changedAt?: string | undefined;
}

/** The pages of one language, which is published by itself. */
export interface SitemapLanguage {
  readonly language: string;
  readonly pages: readonly SitemapPage[];
}

/**
 * The site map of search engines: every path in every language, each naming the others (sitemaps.org, with the
 * alternates of hreflang). `addressOf` a path without a language is the one for visitors of any.
 */
export function sitemapXml(
  inLanguages: readonly SitemapLanguage[],
  addressOf: (path: string, language?: string) => string,
): string {
  const entries = inLanguages.flatMap(({ language, pages }) =>
    pages.map(({ path, changedAt }) => {
      const location = `<loc>${escapeMarkup(addressOf(path, language))}</loc>`;
      const changed = changedAt === undefined ? "" : `<lastmod>${changedAt}</lastmod>`;
      const others = inLanguages.map((one) => alternate(one.language, addressOf(path, one.language)));
      return `<url>${location}${changed}${others.join("")}${alternate("x-default", addressOf(path))}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
}

interface SeoEntry {
  readonly canonicalTag: string;
  readonly robots?: string | undefined;
  readonly _publishedAt?: string | undefined;
}

/**
 * The pages that search engines are shown: those that content describes and does not hide, and its entries. Of a page
 * that several entries make the newest change counts.
 */
export function indexedPages(seo: readonly SeoEntry[], entries: readonly SitemapPage[]): SitemapPage[] {
  const shown = seo
    .filter(({ robots = "" }) => !/noindex/i.test(robots))
    .map(({ canonicalTag: path, _publishedAt: changedAt }) => ({ path, changedAt }));
  const changes = new Map<string, string | undefined>();
  for (const { path, changedAt } of [...shown, ...entries]) {
    const known = changes.get(path);
    changes.set(
      path,
      known !== undefined && (changedAt === undefined || known > changedAt) ? known : changedAt,
    );
  }
  return [...changes].map(([path, changedAt]) => ({ path, changedAt }));
}
