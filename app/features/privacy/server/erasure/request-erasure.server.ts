import {
  closeAccount,
  customerById,
  messageLanguageFor,
  notifyOfDeletion,
} from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import type { PrivacyTables } from "../../tables.ts";
import { privacyTopics } from "../staff/request-notes.server.ts";
import { eraseJob } from "./erase.server.ts";
import { mailOfRequest } from "./erasure-emails.server.ts";
import { sealPerson } from "./sealed-person.server.ts";

interface Requested {
  readonly customerId: string;
  readonly language: Language;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Requests the deletion of an account in the caller's transaction: nobody signs in to it any more, its sessions end at once, its
 * last address is mailed, and the erasing begins as soon as the transaction has committed. A second request changes nothing.
 * Answers when it was requested.
 */
export async function requestErasure(
  trx: AnyTransaction,
  { customerId, language: used, reason, now }: Requested,
): Promise<Date> {
  const language = await messageLanguageFor(customerId, used, trx);
  const id = newId<"Erasure">(now.getTime());
  const person = await personOf(trx, customerId);
  const profile = await customerById(customerId, trx);
  const reachable = {
    ...person,
    email: profile?.emails[0]?.email,
    firstName: profile && greetingNameIn(profile, language),
  };
  const made = await tablesOf<PrivacyTables>(trx)
    .insertInto("privacy.erasure_request")
    .values({
      id,
      customer_id: customerId,
      sealed_person: sealPerson(id, reachable),
      language,
      reason,
      requested_at: now,
      settled_at: null,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made === undefined) return requestedAt(trx, customerId);
  await notifyOfDeletion(trx, customerId, language);
  await closeAccount(trx, customerId, now);
  if (reachable.email !== undefined)
    await mailOfRequest(trx, { ...reachable, email: reachable.email, customerId, language, now });
  await announceChange(trx, privacyTopics);
  await sendJob(trx, eraseJob, { requestId: id });
  return now;
}

async function requestedAt(trx: AnyTransaction, customerId: string): Promise<Date> {
  const row = await tablesOf<PrivacyTables>(trx)
    .selectFrom("privacy.erasure_request")
    .select("requested_at")
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return row.requested_at;
}
