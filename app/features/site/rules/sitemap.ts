import { escapeMarkup } from "#app/lib/text/escape-markup.ts";
/**
 * The site map of search engines: every path in every language, each naming the others (sitemaps.org, with the
 * alternates of hreflang). `addressOf` a path without a language is the one for visitors of any.
 */
export function sitemapXml(
  paths: readonly string[],
  languages: readonly string[],
  addressOf: (path: string, language?: string) => string,
): string {
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => alternate(language, addressOf(path, language))),
      alternate("x-default", addressOf(path)),
    ].join("");
    return languages.map(
      (language) => `<url><loc>${escapeMarkup(addressOf(path, language))}</loc>${alternates}</url>`,
    );
  });
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
}

/** The pages that search engines are shown: those that content describes and does not hide, and its entries. */
export function indexedPaths(seo: readonly SeoEntry[], entries: readonly string[]): string[] {
  const shown = seo
    .filter(({ robots = "" }) => !/noindex/i.test(robots))
    .map(({ canonicalTag }) => canonicalTag);
  return [...new Set([...shown, ...entries])];
}
