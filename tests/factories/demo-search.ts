import { join } from "node:path";
import { entriesOf } from "#app/features/search/entries/entries.ts";
import type { SearchedContent } from "#app/features/search/entries/searched-content.ts";
import type { Entry } from "#app/features/search/rules/search-index.ts";
import type { Language } from "#app/i18n/language.ts";
import { readContentFiles } from "#db/seed/content-files.ts";

/** Everything that can be found in the demo, made from its files as the search makes it from the content source. */
export async function demoEntries(now: Date): Promise<Entry[]> {
  const fragments = (await readContentFiles(join(import.meta.dirname, "../../content/demo"), now))
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
      pageSeos: listOf("page-seo"),
      header: listOf("header")[0],
    };
  };
  return entriesOf({ en: contentIn("en"), ar: contentIn("ar") });
}
