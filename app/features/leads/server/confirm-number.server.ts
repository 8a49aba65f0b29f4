import { checkPhoneProof, confirmedNumberOf } from "#app/features/phone/phone.server.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { verificationRefusals } from "../refusals.ts";
import { canConfirm } from "../rules/number-confirmation.ts";
import type { LeadsTables } from "../tables.ts";
import { leadOf } from "./crm.server.ts";
import { handOverLead } from "./hand-over-lead.server.ts";
import { mailConfirmation } from "./mail-confirmation.server.ts";
import { leadTopics } from "./staff/lead-deed.server.ts";

interface Confirmation {
  readonly leadId: string;
  /** The lead's own number, as forms send it. */
  readonly mobile: string;
  readonly phoneProof: { readonly proof: string; readonly browser: string };
}

const dialed = (mobile: string) => internationalPhone(mobile, config.importer.country);

/**
 * Marks the number of a lead as confirmed, once: the people who answer the lead get a mail in its thread, and the CRM gets
 * the lead again. Answers when it was confirmed, with every repetition the same. Refuses a proof that is over or of another
 * number (`phone-not-confirmed`), a lead that is not there or has another number (`lead-not-found`), and one that is older
 * than a day (`lead-too-old`).
 */
export async function confirmNumber(
  trx: AnyTransaction,
  { leadId, mobile, phoneProof: { proof, browser } }: Confirmation,
  now: Date,
): Promise<Result<Date, keyof typeof verificationRefusals>> {
  if (!checkPhoneProof(proof, { phone: dialed(mobile), purpose: "lead", browser }, now))
    return refuse("phone-not-confirmed");
  const leads = tablesOf<LeadsTables>(trx);
  const lead = await leads
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", leadId)
    .where("mobile", "=", mobile)
    .forUpdate()
    .executeTakeFirst();
  if (lead === undefined) return refuse("lead-not-found");
  if (lead.phone_confirmed_at !== null) return succeed(lead.phone_confirmed_at);
  if (!canConfirm(lead.created_at, now)) return refuse("lead-too-old");
  // One that waits for the CRM says so when its turn comes; one that the CRM has waits again, from the first try on.
  const waitsAnew = lead.next_try_at === null ? { next_try_at: now, tries: 0 } : {};
  const confirmed = await leads
    .updateTable("leads.lead")
    .set({ phone_confirmed_at: now, ...waitsAnew })
    .where("id", "=", leadId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailConfirmation(trx, leadOf(confirmed), confirmed.mail_id ?? undefined);
  await sendJob(trx, handOverLead, { leadId });
  await announceChange(trx, leadTopics);
  return succeed(now);
}

/** Whether a customer has confirmed this number as that of their account. */
export async function isConfirmedNumberOf(
  trx: AnyTransaction,
  customerId: string,
  mobile: string,
): Promise<boolean> {
  const confirmed = await confirmedNumberOf(customerId, trx);
  return confirmed?.number === dialed(mobile);
}
