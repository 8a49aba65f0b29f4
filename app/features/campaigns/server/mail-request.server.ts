import type { Selectable } from "kysely";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { centerAddress, readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { modelNames } from "#app/features/showroom/showroom.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import type { CampaignRequest } from "../tables.ts";
import { campaignPrice } from "./campaign-titles.server.ts";
import { type CampaignRequestNotice, campaignEmail, type RequestEvent } from "./request-email.server.ts";

interface Reader {
  readonly to: string;
  readonly language: Language;
  /** It is the account's own address. Another one may be a stranger's: it gets no text of the customer's. */
  readonly isOwn: boolean;
}

/** Who reads about a request: the address that was given, else the account's. Undefined without either. */
export async function readerOf(
  trx: AnyTransaction,
  request: Selectable<CampaignRequest>,
): Promise<Reader | undefined> {
  const { customer_id: customerId } = request;
  const own = (await customerById(customerId, trx))?.emails[0]?.email;
  const to = request.email ?? own;
  if (to === undefined) return undefined;
  const isOwn = to === own;
  // Another address may be another person's, who reads what was requested in the language of the request.
  const language = await messageLanguageFor(isOwn ? customerId : null, request.language, trx);
  return { to, isOwn, language };
}

/** Mails what became of a request. */
export async function mailRequest(
  trx: AnyTransaction,
  request: Selectable<CampaignRequest>,
  { to, language, isOwn }: Reader,
  event: RequestEvent,
): Promise<void> {
  const model = (await modelNames(language, trx)).get(request.model) ?? request.model;
  const offered = await campaignPrice(trx, request.campaign, language);
  const content = campaignEmail({
    event,
    language,
    name: isOwn ? (request.full_name ?? undefined) : undefined,
    phone: phoneInGroups(internationalPhone(request.phone ?? "", config.importer.country)),
    campaign: { name: request.campaign, title: request.campaign_title, price: offered?.price },
    center: await centerOf(trx, request.center_id, language),
    startsAt: request.starts_at,
    endsAt: request.ends_at,
    vehicle: { model: isOwn ? model : "", vin: request.vin },
    reference: referenceOf(request.number, `${config.served.code}C`),
  });
  await sendMail(trx, {
    to,
    language,
    template: event === "CREA" ? "campaign-request" : "campaign-answer",
    about: { customerId: request.customer_id },
    ...(await renderEmail(content)),
  });
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
