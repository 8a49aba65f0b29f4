import type { Selectable } from "kysely";
import * as z from "zod";
import { customerById, messageLanguageOf } from "#app/features/account/account.server.ts";
import { centerAddress, readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import type { CampaignsTables } from "../tables.ts";
import { type CampaignRequestNotice, campaignEmail } from "./request-email.server.ts";

/** Mails in a day to an address that is not the account's: nobody has shown that it is theirs. */
const mostToOthers = 3;

/**
 * Confirms a campaign request by email, once: to the address that was given, else to the account's. Another address than
 * the account's gets few of them, and no text of the customer's: it may be a stranger's.
 */
export const notifyOfRequest = defineJob({
  name: "tell-of-campaign-request",
  schema: z.object({ requestId: z.string() }),
  async run({ requestId }, trx) {
    const request = await tablesOf<CampaignsTables>(trx)
      .updateTable("booking.campaign_request")
      .set({ told_at: now() })
      .where("id", "=", requestId)
      .where("told_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (request === undefined) return;
    const own = (await customerById(request.customer_id))?.emails[0]?.email;
    const to = request.email ?? own;
    if (to === undefined) return;
    const isOwn = to === own;
    const { customer_id: customerId } = request;
    const chosen = isOwn ? (await messageLanguageOf([customerId], trx)).get(customerId) : undefined;
    const language = chosen ?? (isLanguage(request.language) ? request.language : "en");
    if (!isOwn && (await hadMost(trx, request))) return;
    const content = campaignEmail({
      language,
      name: isOwn ? (request.full_name ?? undefined) : undefined,
      phone: phoneInGroups(internationalPhone(request.phone ?? "", config.importer.country)),
      campaign: { name: request.campaign, title: request.campaign_title },
      center: await centerOf(trx, request.center_id, language),
      startsAt: request.starts_at,
      endsAt: request.ends_at,
      vehicle: { model: isOwn ? request.model : "", vin: request.vin },
      reference: referenceOf(request.number, `${config.served.code}C`),
    });
    const about = { customerId: request.customer_id };
    await sendMail(trx, {
      to,
      language,
      template: "campaign-request",
      about,
      ...(await renderEmail(content)),
    });
  },
});

/** Whether the address of a request was written to as often in the day before as a stranger's may be. */
async function hadMost(
  trx: AnyTransaction,
  { id, email, created_at: at }: Selectable<CampaignsTables["booking.campaign_request"]>,
): Promise<boolean> {
  const { count } = await tablesOf<CampaignsTables>(trx)
    .selectFrom("booking.campaign_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("id", "<>", id)
    .where("told_at", "is not", null)
    .where("created_at", ">", new Date(at.getTime() - 24 * 3_600_000))
    .executeTakeFirstOrThrow();
  return count >= mostToOthers;
}

async function centerOf(
  trx: AnyTransaction,
  centerId: string,
  language: Language,
): Promise<CampaignRequestNotice["center"]> {
  const center = await readCenter(centerId, trx);
  return {
    title: center[`name_${language}`],
    address: centerAddress(center, language),
    timeZone: center.time_zone,
  };
}
