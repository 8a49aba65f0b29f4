import * as z from "zod";
import { readCenter } from "#app/features/scheduling/scheduling.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { href } from "#app/lib/address/href.ts";
import { withPlainBlanks } from "#app/lib/text/sms-parts.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { fuelInWords } from "../../fuel-in-words.ts";
import type { WorkshopTables } from "../../tables.ts";
import { lockVisit, type VisitRow } from "../visits/save-visit.server.ts";
import { messageWords } from "./message-words.ts";
import { sendToCustomer } from "./visit-contact.server.ts";

/** In which a signature may be taken anew before the customer hears of the former one. */
export const noticeDelayMs = 60_000;

/**
 * Sends the customer what they signed, or what has been changed since, where that is still so: of several signatures and
 * corrections within a minute the last one's job does it alone.
 */
export const notifyOfSignature = defineJob({
  name: "notify-of-signature",
  schema: z.object({
    appointmentId: z.string(),
    signature: z.string(),
    holds: z.boolean(),
    /** The signature ended with a change of the pictures. */
    ofPictures: z.optional(z.boolean()),
  }),
  async run({ appointmentId, signature, holds, ofPictures = false }, trx) {
    const visit = await lockVisit(trx, appointmentId);
    if (visit === undefined) return;
    const newest = visit.signature_file ?? (await newestFormer(trx, appointmentId));
    if (newest !== signature || (visit.signature_file !== null) !== holds) return;
    const hasNewPictures = !holds && (ofPictures || (await hasPicturesSince(trx, appointmentId, signature)));
    await sendRecord(trx, visit, { news: holds ? "signed" : "changed", hasNewPictures });
  },
});

async function newestFormer(trx: AnyTransaction, appointmentId: string): Promise<string | undefined> {
  const row = await tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.former_signature")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether a picture was added since a former signature. */
async function hasPicturesSince(
  trx: AnyTransaction,
  appointmentId: string,
  signature: string,
): Promise<boolean> {
  const added = await tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.picture as picture")
    .innerJoin("workshop.former_signature as former", "former.appointment_id", "picture.appointment_id")
    .select("picture.id")
    .where("former.id", "=", signature)
    .where("picture.appointment_id", "=", appointmentId)
    .whereRef("picture.taken_at", ">", "former.signed_at")
    .limit(1)
    .executeTakeFirst();
  return added !== undefined;
}

async function sendRecord(
  trx: AnyTransaction,
  visit: VisitRow,
  { news, hasNewPictures }: Pick<RecordNotice, "news" | "hasNewPictures">,
): Promise<void> {
  const { time_zone: zone } = await readCenter(visit.center_id, trx);
  await sendToCustomer(trx, visit, {
    template: `visit-${news}`,
    email: (language, name) => recordEmail(visit, { news, hasNewPictures, language, name, zone }),
    text: (language) => {
      const words = messageWords.of(language);
      const estimate =
        visit.estimate_dirhams === null ? "" : dirhamsInWords(visit.estimate_dirhams, language);
      const sentence = words[`${news}Text`](visit.reference, visit.odometer.toLocaleString("en"), estimate);
      return withPlainBlanks(`${config.served.name[language]}: ${sentence}`);
    },
    mailIsEnough: true,
  });
}

interface RecordNotice {
  readonly news: "signed" | "changed";
  readonly hasNewPictures: boolean;
  readonly language: Language;
  readonly name: string;
  readonly zone: string;
}

function recordEmail(
  visit: VisitRow,
  { news, hasNewPictures, language, name, zone }: RecordNotice,
): EmailContent {
  const words = messageWords.of(language);
  const title = words[`${news}Title`];
  const paragraph = words[news];
  const { estimate_dirhams: estimate, signed_at: signedAt, signed_name: signedName } = visit;
  return {
    language,
    name,
    title,
    subject: title,
    preview: paragraph,
    paragraphs: [paragraph],
    facts: [
      { name: words.reference, value: "", code: visit.reference },
      { name: words.odometer, value: words.kilometers(visit.odometer.toLocaleString("en")) },
      { name: words.fuel, value: fuelInWords(visit.fuel_eighths, language) },
      { name: words.estimate, value: estimate === null ? words.none : dirhamsInWords(estimate, language) },
      { name: words.warranty, value: visit.is_warranty ? words.yes : words.no },
      { name: words.belongings, value: visit.belongings === "" ? words.none : visit.belongings },
      { name: words.remarks, value: visit.remarks === "" ? words.none : visit.remarks },
      ...(hasNewPictures ? [{ name: words.pictures, value: words.picturesChanged }] : []),
      ...(signedAt === null
        ? []
        : [
            { name: words.signedBy, value: signedName ?? "" },
            { name: words.signedAt, value: momentInWords(signedAt, zone, language) },
          ]),
    ],
    button: {
      label: words.seeVisit,
      href: origin() + withLanguage(href("/appointment/:id", { id: visit.appointment_id }), language),
    },
  };
}
