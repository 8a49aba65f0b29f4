import { join } from "node:path";
import { entriesOf, siteNamesOf } from "#app/features/search/entries/entries.ts";
import { intentsOf } from "#app/features/search/entries/intent-entries.ts";
import type { ContentOfBoth, SearchedContent } from "#app/features/search/entries/searched-content.ts";
import type { Entry } from "#app/features/search/rules/index/entry.ts";
import type { Intent } from "#app/features/search/rules/intents/intent.ts";
import { SiteSearch } from "#app/features/search/rules/site-search.ts";
import type { Language } from "#app/i18n/language.ts";
import { plannedPaths } from "#app/platform/page/planned-paths.ts";
import { readContentFiles } from "#db/seed/content-files.ts";

/** Everything that can be found in the demo, made from its files as the search makes it from the content source. */
export async function demoEntries(now: Date): Promise<Entry[]> {
  return entriesOf(await demoContent(now));
}

/** What people may want to do on the demo's site, with the pages that it has today. */
export async function demoIntents(now: Date): Promise<Intent[]> {
  return intentsOf(await demoContent(now), isOpen);
}

/** The search of the demo's site. */
export async function demoSearch(now: Date): Promise<SiteSearch> {
  const entries = (await demoEntries(now)).filter(({ url }) => isOpen(url));
  return new SiteSearch(entries, await demoIntents(now), siteNamesOf(await demoContent(now)));
}

const closedPaths: ReadonlySet<string> = new Set(plannedPaths);
const isOpen = (url: string) => !closedPaths.has(url.replace(/[?#].*$/, ""));

async function demoContent(now: Date): Promise<ContentOfBoth> {
  const fragments = (await readContentFiles(join(import.meta.dirname, "../../../content/demo"), now))
    .filter(({ brand }) => brand === "rimal")
    .sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
  const contentIn = (language: Language): SearchedContent => {
    const listOf = (model: string) =>
      fragments
        .filter((one) => one.model === model)
        .map(({ shared, texts }) => ({ ...shared, ...texts[language], _lang: language })) as never[];
    return {
      cars: listOf("car"),
      trims: listOf("trim-variant"),
      offers: listOf("offer"),
      articles: listOf("article"),
      locations: listOf("location"),
      landingPages: listOf("landing-page"),
      campaigns: listOf("campaign-article"),
      intents: listOf("search-intent"),
      pageSeos: listOf("page-seo"),
      footer: listOf("footer")[0],
      header: listOf("header")[0],
    };
  };
  return { en: contentIn("en"), ar: contentIn("ar") };
}
