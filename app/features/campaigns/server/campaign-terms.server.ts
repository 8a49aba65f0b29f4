import { contentClient } from "#app/features/content/content.server.ts";
import { campaignArticleQuery } from "#app/features/showroom/content/campaign-article.ts";
import { campaignOn } from "#app/features/showroom/rules/offers/campaign-windows.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import { type CampaignName, campaignNamed, type ModelYears } from "../rules/campaigns.ts";
import type { CampaignsTables } from "../tables.ts";

/** A campaign that runs, as content has it (product/campaigns.md#windows). */
export interface CampaignTerms {
  readonly name: CampaignName;
  readonly title: string;
  readonly serviceCode: string;
  readonly eligibleYears: ModelYears;
  readonly asksYear: boolean;
  /** YYYY-MM-DD in the importer's zone. */
  readonly lastDay: string;
}
export interface CampaignQuery {
  readonly campaign: string;
  readonly brand: string;
  readonly language: Language;
  /** What is to be done, where the caller says it: the campaign's service must be among it. */
  readonly serviceCodes?: readonly string[];
  readonly now: Date;
}
export type CampaignTermsRefusal = "service-not-offered" | "campaign-not-found" | "campaign-ended";
export type CampaignRefusal = CampaignTermsRefusal | "campaign-pending" | "vehicle-not-eligible";

/**
 * The terms of a campaign, read within the caller's transaction where there is one. Refuses one that does not run, and
 * services without its own.
 */
export async function campaignTerms(
  trx: AnyTransaction | undefined,
  { campaign, brand, language, serviceCodes, now }: CampaignQuery,
): Promise<Result<CampaignTerms, CampaignTermsRefusal>> {
  const name = campaignNamed(campaign);
  if (name === undefined || !Object.hasOwn(config.brands, brand)) return refuse("campaign-not-found");
  const article = await queryContent(campaignArticleQuery, {
    ...contentClient(trx),
    brand,
    language,
    key: name,
  });
  if (!article.ok) {
    if (article.code === "content-missing") return refuse("campaign-not-found");
    throw new BackendUnavailable(`the terms of ${name} could not be read: ${article.code}`);
  }
  const { windows, title, serviceCode, eligibleYears, asksYear } = article.value;
  const state = campaignOn(windows, dayIn(now, config.importer.zone));
  if (!state.isRunning) return refuse("campaign-ended");
  if (serviceCodes && !serviceCodes.includes(serviceCode)) return refuse("service-not-offered");
  return succeed({ name, title, serviceCode, eligibleYears, asksYear, lastDay: state.until });
}

/** The terms of the campaign that a call names, if it names one. Refuses what `campaignTerms` refuses. */
export async function namedCampaignTerms(
  trx: AnyTransaction | undefined,
  { campaign, ...query }: Omit<CampaignQuery, "campaign"> & { readonly campaign?: string | undefined },
): Promise<Result<CampaignTerms | undefined, CampaignTermsRefusal>> {
  return campaign === undefined ? succeed(undefined) : campaignTerms(trx, { ...query, campaign });
}

/** The campaign in which a customer's appointment takes part, with the last day that held for it; undefined without one. */
export async function campaignOfAppointment(
  { customerId, appointmentId }: { readonly customerId: string; readonly appointmentId: string },
  trx?: AnyTransaction,
): Promise<(Pick<CampaignTerms, "lastDay"> & { readonly name: string }) | undefined> {
  return tablesFor<CampaignsTables>(trx)
    .selectFrom("booking.campaign_request")
    .select(["campaign as name", "campaign_until as lastDay"])
    .where("appointment_id", "=", appointmentId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}
