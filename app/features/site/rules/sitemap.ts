import { languages } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";

/**
 * The site map of search engines: every path in every language, each naming the others (sitemaps.org, with the
 * alternates of hreflang; a visitor without a language gets the plain address).
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => alternate(language, `${origin}${withLanguage(path, language)}`)),
      alternate("x-default", `${origin}${path}`),
    ].join("");
    return languages.map(
      (language) =>
        `<url><loc>${escaped(`${origin}${withLanguage(path, language)}`)}</loc>${alternates}</url>`,
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
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
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
