import { sql } from "kysely";
import * as z from "zod";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { defineWords } from "#app/i18n/words.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { typeWords } from "../../document-words.ts";
import { daysBefore } from "../../rules/retention.ts";
import type { StoredDocument } from "../documents/read-documents.server.ts";
import { documentById } from "../documents/read-documents.server.ts";
import { paperPath } from "./paper-link.server.ts";

const words = defineWords({
  newTitle: { en: "A document waits to be checked", ar: "مستند بانتظار المراجعة" },
  newText: {
    en: "A customer has uploaded a document and confirmed what stands on it. Please check it on its page.",
    ar: "رفع أحد العملاء مستنداً وأكّد بياناته. يُرجى مراجعته من صفحته.",
  },
  unansweredTitle: { en: "A document still waits to be checked", ar: "ما زال المستند بانتظار المراجعة" },
  unansweredText: {
    en: "This document has been waiting for more than a day.",
    ar: "مضى على هذا المستند أكثر من يوم دون مراجعة.",
  },
  type: { en: "Document", ar: "المستند" },
  confirmed: { en: "Waiting since", ar: "بانتظار المراجعة منذ" },
  answer: { en: "Check it", ar: "مراجعة المستند" },
});

/** Mails staff that a document waits. The mail names neither the customer nor anything that stands on the document. */
export async function mailDesk(
  trx: AnyTransaction,
  { id, customerId, type, confirmedAt }: Pick<StoredDocument, "id" | "customerId" | "type" | "confirmedAt">,
  occasion: "new" | "unanswered",
): Promise<void> {
  const { language, mail } = config.leads;
  const own = words.of(language);
  const title = own[`${occasion}Title`];
  const name = typeWords.of(language)[type];
  const since = confirmedAt === null ? "" : momentInWords(confirmedAt, config.importer.zone, language);
  const email = await renderEmail({
    ...{ language, subject: `${title}: ${name}`, preview: name, title, name: undefined },
    paragraphs: [own[`${occasion}Text`]],
    facts: [
      { name: own.type, value: name },
      { name: own.confirmed, value: since },
    ],
    button: { label: own.answer, href: `${origin()}${paperPath(id)}?lang=${language}` },
  });
  const template = `document-${occasion}-for-desk`;
  await sendMailToStaff(trx, { to: mail.default, language, template, about: { customerId }, ...email });
}

/** More wait for the next run. */
const mostAtOnce = 50;

/** So many days after its confirmation a document is mailed for the last time. */
const reminderDays = 7;

/**
 * Mails each document again for every day that it has waited, for a week; then an error in the log says once that nobody
 * answers. Two runs at once mail it once.
 */
export async function remindDesk(trx: AnyTransaction, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update documents.document set reminded_at = ${at} where id in (
      select id from documents.document
      where code = 'processed' and replaced_by is null and confirmed_at <= ${daysBefore(at, 1)}
        and (reminded_at is null or (reminded_at <= ${daysBefore(at, 1)}
          and reminded_at < confirmed_at + make_interval(days => ${reminderDays + 1})))
      order by confirmed_at limit ${mostAtOnce} for update skip locked
    ) returning id`.execute(trx);
  for (const { id } of rows) {
    const document = await documentById(id, undefined, trx);
    if (document === undefined || document.confirmedAt === null) continue;
    if (document.confirmedAt > daysBefore(at, reminderDays + 1)) await mailDesk(trx, document, "unanswered");
    else log.error({ documentId: id, days: reminderDays + 1 }, "a document waits for its answer");
  }
}

defineJob({
  name: "remind-document-desk",
  schema: z.object({}),
  schedule: "*/30 * * * *",
  run: (_, trx) => remindDesk(trx, now()),
});
