import { sql } from "kysely";
import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { writeLetter } from "#app/platform/letter/letter.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import { referenceOf } from "../../rules/reference.ts";
import type { BookingTables } from "../../tables.ts";
import { type CampaignRequestTold, campaignLetter } from "./request-letter.server.ts";

/** Tells by mail, once, that a campaign request has arrived: to the address that was given, else to the account's. */
export const tellOfRequest = defineJob({
  name: "tell-of-campaign-request",
  schema: z.object({ requestId: z.string() }),
  async run({ requestId }, trx) {
    const request = await tablesOf<BookingTables>(trx)
      .updateTable("booking.campaign_request")
      .set({ told_at: now() })
      .where("id", "=", requestId)
      .where("told_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (request === undefined) return;
    const language = isLanguage(request.language) ? request.language : "en";
    const to = request.email ?? (await customerById(request.customer_id))?.emails[0]?.email;
    if (to === undefined) return;
    const letter = campaignLetter({
      language,
      name: request.full_name ?? "",
      phone: phoneInGroups(internationalPhone(request.phone ?? "", config.importer.country)),
      campaign: { name: request.campaign, title: request.campaign_title },
      center: await centerOf(trx, request.center_id, language),
      startsAt: request.starts_at,
      endsAt: request.ends_at,
      vehicle: { model: request.model, vin: request.vin },
      reference: referenceOf(request.number, `${config.served.code}C`),
    });
    await sendMail(trx, { to, language, template: "campaign-request", ...(await writeLetter(letter)) });
  },
});

async function centerOf(
  trx: AnyTransaction,
  centerId: string,
  language: Language,
): Promise<CampaignRequestTold["center"]> {
  const street = sql<string>`${sql.ref(`street_${language}`)} || ${language === "ar" ? "، " : ", "} || ${sql.ref(`city_${language}`)}`;
  const center = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.center")
    .select([`name_${language} as title`, "time_zone as timeZone", street.as("address")])
    .where("id", "=", centerId)
    .executeTakeFirstOrThrow();
  return center;
}
