import { contentAsked } from "#app/features/content/content.server.ts";
import { askContent } from "#app/features/content/content-query.ts";
import { campaignArticleQuery } from "#app/features/content/queries.ts";
import { campaignOn } from "#app/features/showroom/rules/offers/campaign-windows.ts";
import { dayIn } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type CampaignName, campaignNamed, type ModelYears } from "../../rules/campaigns.ts";

/** A campaign that runs, as content has it (decisions 2.5). */
export interface CampaignTerms {
  readonly name: CampaignName;
  readonly title: string;
  readonly serviceCode: string;
  readonly eligibleYears: ModelYears;
  readonly asksYear: boolean;
  /** YYYY-MM-DD in the importer's zone. */
  readonly lastDay: string;
}
export interface CampaignAsked {
  readonly campaign: string;
  readonly brand: string;
  readonly language: Language;
  /** What is to be done, where the caller says it: the campaign's service must be among it. */
  readonly serviceCodes?: readonly string[];
  readonly now: Date;
}
export type CampaignRefusal =
  | "service-not-offered"
  | "campaign-not-found"
  | "campaign-ended"
  | "campaign-pending"
  | "vehicle-not-eligible";

/** The terms of a campaign, read within the caller's transaction. Refuses one that does not run, and services without its own. */
export async function campaignTerms(
  trx: AnyTransaction,
  { campaign, brand, language, serviceCodes, now }: CampaignAsked,
): Promise<Result<CampaignTerms, "campaign-not-found" | "campaign-ended" | "service-not-offered">> {
  const name = campaignNamed(campaign);
  if (name === undefined) return refuse("campaign-not-found");
  const asked = await askContent(campaignArticleQuery, { ...contentAsked(trx), brand, language, key: name });
  if (!asked.ok) {
    if (asked.code === "content-missing") return refuse("campaign-not-found");
    throw new Error(`the terms of ${name} could not be read: ${asked.code}`);
  }
  const { windows, title, serviceCode, eligibleYears, asksYear } = asked.value;
  const state = campaignOn(windows, dayIn(now, config.importer.zone));
  if (!state.isRunning) return refuse("campaign-ended");
  if (serviceCodes && !serviceCodes.includes(serviceCode)) return refuse("service-not-offered");
  return succeed({ name, title, serviceCode, eligibleYears, asksYear, lastDay: state.until });
}
