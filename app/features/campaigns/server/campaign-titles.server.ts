import { contentClient } from "#app/features/content/content.server.ts";
import { campaignArticleQuery } from "#app/features/showroom/content/campaign-article.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { campaignNamed, campaignNames } from "../rules/campaigns.ts";

/** What a campaign's service costs, in whole riyals; null where it is free. */
export interface CampaignPrice {
  readonly serviceCode: string;
  readonly price: number | null;
}

/** The price of a campaign as content has it, also after its end; undefined where it is not published any more. */
export async function campaignPrice(
  trx: AnyTransaction | undefined,
  campaign: string,
  language: Language,
): Promise<CampaignPrice | undefined> {
  const key = campaignNamed(campaign);
  if (key === undefined) return undefined;
  const query = { ...contentClient(trx), brand: config.brand, language, key };
  const article = await queryContent(campaignArticleQuery, query);
  if (!article.ok) return undefined;
  return { serviceCode: article.value.serviceCode, price: article.value.price ?? null };
}

/** What content calls the campaigns in a language, by their names in a request. One that is not published there has no entry. */
export async function campaignTitles(
  language: Language,
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    campaignNames.map(async (key) => {
      const query = { ...contentClient(trx), brand: config.brand, language, key };
      const article = await queryContent(campaignArticleQuery, query);
      return article.ok ? ([[key, article.value.title]] as const) : [];
    }),
  );
  return new Map(titles.flat());
}
