import { sql } from "kysely";
import * as z from "zod";
import { addressOfRequest } from "#app/features/leads/leads.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { forgetLinksBefore, remindLinksBefore } from "../../rules/link-states.ts";
import type { GarageTables } from "../../tables.ts";
import { type LinkDetails, readLinkDetails } from "./link-details.server.ts";

const deskWords = defineWords({
  newTitle: { en: "A customer asks for a car", ar: "عميل يطلب ربط سيارة بحسابه" },
  newText: {
    en: "Please check that the car is theirs, by the registration card for example, and answer on the page.",
    ar: "يُرجى التحقق من ملكيته للسيارة، من خلال الاستمارة مثلاً، ثم الرد من الصفحة.",
  },
  unansweredTitle: { en: "A customer still waits for a car", ar: "ما زال العميل ينتظر ربط سيارته" },
  unansweredText: {
    en: "This request has been waiting for more than a day. Until it is answered the customer cannot book a service for the car.",
    ar: "مضى على هذا الطلب أكثر من يوم، ولا يستطيع العميل حجز موعد صيانة للسيارة قبل الرد عليه.",
  },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  customer: { en: "Customer", ar: "العميل" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  answer: { en: "Answer it", ar: "الرد على الطلب" },
});
type Occasion = "new" | "unanswered";

/** Mails a request to the people who answer requests, with the address of its page. */
export async function mailLinkDesk(
  transaction: AnyTransaction,
  id: string,
  occasion: Occasion,
): Promise<void> {
  const { language } = config.leads;
  const link = await readLinkDetails(id, transaction);
  if (link === undefined) return;
  const to = addressOfRequest({ kind: "task", location: null });
  const email = await renderEmail(deskEmail(link, occasion, language));
  const about = { customerId: link.customerId };
  const template = `vehicle-link-${occasion}-for-desk`;
  await sendMailToStaff(transaction, { to, language, template, about, ...email });
}

function deskEmail(link: LinkDetails, occasion: Occasion, language: Language): EmailContent {
  const words = deskWords.of(language);
  const title = words[`${occasion}Title`];
  return {
    language,
    subject: `${title} (${link.reference})`,
    preview: link.vin,
    title,
    name: undefined,
    paragraphs: [words[`${occasion}Text`]],
    facts: [
      { name: words.vin, value: "", code: link.vin },
      { name: words.customer, value: link.customer?.name[language] ?? "" },
      { name: words.reference, value: "", code: link.reference },
    ],
    button: { label: words.answer, href: `${origin()}${link.path}?lang=${language}` },
  };
}

/** More wait for the next run. */
const mostAtOnce = 50;

/** Mails each request once more that has waited for a day. Two runs at once mail it once. */
export async function remindLinkDesk(transaction: AnyTransaction, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update garage.vehicle_link set reminded_at = ${at} where id in (
      select id from garage.vehicle_link
      where state = 'waiting' and reminded_at is null and created_at <= ${remindLinksBefore(at)}
      order by created_at limit ${mostAtOnce} for update skip locked
    ) returning id`.execute(transaction);
  for (const { id } of rows) await mailLinkDesk(transaction, id, "unanswered");
}

/** Deletes what was answered or withdrawn long ago. */
export async function forgetLinks(transaction: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<GarageTables>(transaction)
    .deleteFrom("garage.vehicle_link")
    .where("state", "<>", "waiting")
    .where("changed_at", "<", forgetLinksBefore(at))
    .execute();
}

defineJob({
  name: "remind-link-desk",
  schema: z.unknown(),
  schedule: "*/30 * * * *",
  run: (_, trx) => remindLinkDesk(trx, now()),
});
defineJob({
  name: "forget-vehicle-links",
  schema: z.unknown(),
  schedule: "17 2 * * *",
  run: (_, trx) => forgetLinks(trx, now()),
});
