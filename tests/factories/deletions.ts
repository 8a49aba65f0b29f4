import { sql } from "kysely";
import { notifyOfAppointment } from "#app/features/booking/server/messages/notify-of-appointment.server.ts";
import { eraseJob } from "#app/features/privacy/server/erasure/erase.server.ts";
import { requestErasure } from "#app/features/privacy/server/erasure/request-erasure.server.ts";
import type { PrivacyTables } from "#app/features/privacy/tables.ts";
import { notifyOfDrive } from "#app/features/test-drive/server/messages/notify-of-drive.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import type { Job } from "#app/platform/jobs.server.ts";
import { forgetShortLived } from "#app/platform/messages/outbox.server.ts";

/** The request to delete a customer's account, while it is under way. */
export function requestOf(customerId: string) {
  return database<PrivacyTables>()
    .selectFrom("privacy.erasure_request")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

export function requestDeletion(customerId: string): Promise<Date> {
  const request = { customerId, language: "en", reason: null, now: now() } as const;
  return inTransaction<unknown, Date>((trx) => requestErasure(trx, request));
}

/** One try of the deletion's job, as if its time had come. */
export async function tryDeletion(customerId: string): Promise<void> {
  const request = await requestOf(customerId);
  await database<PrivacyTables>()
    .updateTable("privacy.erasure_request")
    .set({ next_try_at: now() })
    .execute();
  await eraseJob.callOut({ requestId: request?.id ?? "" });
}

/** Runs the queued jobs that notify of drives and appointments. */
export async function runNotices(): Promise<void> {
  for (const { name, run } of [notifyOfDrive, notifyOfAppointment] as unknown as Job<never>[]) {
    const { rows } = await sql<{ data: never }>`
      delete from pgboss.job where name = ${name} and state = 'created' returning data`.execute(database());
    for (const { data } of rows) await inTransaction<unknown, void>((trx) => run(data, trx));
  }
}

/** As if every message had left. */
export function sendEverything(): Promise<unknown> {
  return sql`update platform.message set state = 'sent', sent_at = ${now()}
    where state = 'waiting'`.execute(database());
}

/** A deletion from its request to its end; its last mail has been sent. */
export async function deleteAccount(customerId: string): Promise<void> {
  await requestDeletion(customerId);
  await tryDeletion(customerId);
  await runNotices();
  await sendEverything();
  await tryDeletion(customerId);
  await sendEverything();
  await inTransaction((trx) => forgetShortLived(trx, now()));
}
