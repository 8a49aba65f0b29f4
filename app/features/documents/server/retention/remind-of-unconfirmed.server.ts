import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { daysBefore, retentionDays } from "../../rules/retention.ts";
import { documentById } from "../documents/read-documents.server.ts";
import { notifyOfAnswer } from "../staff/notify-of-answer.server.ts";

/** More wait for the next run. */
const mostAtOnce = 50;

/** Reminds customers once of each document that is deleted in a week unless they confirm it. Two runs at once do so once. */
export async function remindOfUnconfirmed(trx: AnyTransaction, at: Date): Promise<void> {
  const due = daysBefore(at, retentionDays.unconfirmed - retentionDays.reminderBefore);
  // Once it is confirmed, `reminded_at` is that of the staff.
  const { rows } = await sql<{ id: string }>`
    update documents.document set reminded_at = ${at} where id in (
      select id from documents.document
      where code = 'processed' and confirmed_at is null and reminded_at is null and uploaded_at <= ${due}
      order by uploaded_at limit ${mostAtOnce} for update skip locked
    ) returning id`.execute(trx);
  for (const { id } of rows) {
    const document = await documentById(id, undefined, trx);
    if (document !== undefined) await notifyOfAnswer(trx, document, { to: "unconfirmed" });
  }
}

defineJob({
  name: "remind-of-unconfirmed-documents",
  schema: z.object({}),
  // From nine in the morning in Doha until the evening.
  schedule: "21 6-15 * * *",
  run: (_, trx) => remindOfUnconfirmed(trx, now()),
});
