import { contentClient } from "#app/features/content/content.server.ts";
import { campaignArticleQuery } from "#app/features/showroom/content/campaign-article.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { campaignNames } from "../rules/campaigns.ts";

/** What content calls the campaigns in a language, by their names in a request. One that is not published there has no entry. */
export async function campaignTitles(language: Language): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    campaignNames.map(async (key) => {
      const query = { ...contentClient(undefined), brand: config.brand, language, key };
      const article = await queryContent(campaignArticleQuery, query);
      return article.ok ? ([[key, article.value.title]] as const) : [];
    }),
  );
  return new Map(titles.flat());
}
