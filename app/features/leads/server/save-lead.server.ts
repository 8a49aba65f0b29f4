import type { Insertable } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { log } from "#app/platform/log.server.ts";
import { recordConsent } from "#app/platform/personal-data/consents.server.ts";
import type { LeadBody, TaskBody } from "../calls.ts";
import { firstLook } from "../rules/hand-over-times.ts";
import { suspicionOf } from "../rules/suspicion.ts";
import type { Lead, LeadsTables } from "../tables.ts";
import { consentTextOf } from "./consent-text.server.ts";
import { leadOf } from "./crm.server.ts";
import { handOverLead } from "./hand-over-lead.server.ts";
import { dialed } from "./lead-facts.server.ts";
import { mailLead } from "./mail-lead.server.ts";
import { assignLeadOwner } from "./staff/assign-owner.server.ts";
import { dueTimes, leadHours } from "./staff/due-times.server.ts";
import { leadTopics } from "./staff/lead-deed.server.ts";
import { earlierLead } from "./staff/suggest-duplicate.server.ts";

interface Circumstances {
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly now: Date;
  /** What else the caller's deed changes: it is announced with the lead, once a transaction. */
  readonly alsoChanged?: readonly string[];
}
type Said = Omit<
  Insertable<Lead>,
  "id" | "idempotency_key" | "language" | "purpose" | "created_at" | "next_try_at" | "phone_confirmed_at"
> & { readonly isPhoneConfirmed: boolean };

/** Who was signed in, and whether the number is their confirmed one. */
interface Sender {
  readonly customerId?: string | undefined;
  readonly isPhoneConfirmed?: boolean;
}

export interface SavedLead {
  readonly id: string;
  readonly isPhoneConfirmed: boolean;
}

/** Saves what a form of the site sent. */
export function saveForm(
  trx: AnyTransaction,
  body: LeadBody,
  { isPhoneConfirmed = false, customerId, ...circumstances }: Circumstances & Sender,
): Promise<SavedLead> {
  const said = {
    kind: body.kind,
    first_name: body.firstName,
    last_name: body.lastName,
    mobile: body.mobile,
    email: body.email ?? null,
    message: body.message,
    offer_id: body.offerId ?? null,
    campaign_id: body.campaignId ?? null,
    model: body.model ?? null,
    location: body.location ?? null,
    vehicle_no: "vehicleNo" in body ? body.vehicleNo : null,
    fleet: body.kind === "fleet" ? JSON.stringify(body.fleet) : null,
    utm: JSON.stringify(body.utm),
    page: body.page,
    marketing_consent: body.marketingConsent,
    suspicion: suspicionOf(body) ?? null,
    customer_id: customerId ?? null,
    isPhoneConfirmed,
  };
  return saveLead(trx, said, circumstances);
}

/** What another feature asks sales for on behalf of a visitor: its own form said all of it. */
export interface FeatureRequest {
  readonly kind: LeadKind;
  readonly customerId: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly isPhoneConfirmed: boolean;
  readonly email: string | undefined;
  readonly message: string;
  readonly model: string | undefined;
  readonly vehicleNo: string | undefined;
  readonly location: string | undefined;
  readonly marketingConsent: boolean;
  /** The words beside its box for that. */
  readonly consentText?: string | undefined;
  readonly page: string;
  /** Where its people answer it, if they have a page for that. It opens without a sign-in: only they may read it. */
  readonly answerAt?: string;
}

/** Saves what another feature requests. */
export function saveRequest(
  trx: AnyTransaction,
  request: FeatureRequest,
  circumstances: Circumstances,
): Promise<SavedLead> {
  const said = {
    kind: request.kind,
    first_name: request.firstName,
    last_name: request.lastName,
    mobile: request.mobile,
    email: request.email ?? null,
    message: request.message,
    model: request.model ?? null,
    vehicle_no: request.vehicleNo ?? null,
    location: request.location ?? null,
    utm: "{}",
    page: request.page,
    marketing_consent: request.marketingConsent,
    suspicion: suspicionOf({ message: request.message }) ?? null,
    customer_id: request.customerId ?? null,
    answer_at: request.answerAt ?? null,
    isPhoneConfirmed: request.isPhoneConfirmed,
  };
  return saveLead(trx, said, circumstances, request.consentText);
}

/** Saves a task that another system left. */
export function saveTask(
  trx: AnyTransaction,
  body: TaskBody,
  circumstances: Circumstances,
): Promise<SavedLead> {
  const { firstName, lastName, mobile, email, additionalNotes, ...campaign } = body;
  const said = {
    kind: "task",
    first_name: firstName,
    last_name: lastName,
    mobile,
    email: email ?? null,
    message: additionalNotes,
    location: campaign.territoryId ?? null,
    campaign: JSON.stringify(campaign),
    utm: "{}",
    page: "/",
    marketing_consent: false,
    suspicion: suspicionOf({ message: additionalNotes }) ?? null,
    isPhoneConfirmed: false,
  };
  return saveLead(trx, said, circumstances);
}

/**
 * Saves a lead, its mail to the people who answer it and the job of its hand-over, all in one transaction; nobody waits
 * for the CRM. A key that already has a lead answers with that one. A suspicion is a mark on the lead and changes nothing else.
 */
async function saveLead(
  trx: AnyTransaction,
  { isPhoneConfirmed, ...said }: Said,
  circumstances: Circumstances,
  consentText?: string,
): Promise<SavedLead> {
  const { idempotencyKey, language, now } = circumstances;
  const leads = tablesOf<LeadsTables>(trx);
  const { ownerBy, answerBy } = dueTimes(now, await leadHours(trx, said.location ?? null));
  const saved = await leads
    .insertInto("leads.lead")
    .values({
      ...said,
      id: newId<"Lead">(now.getTime()),
      idempotency_key: idempotencyKey,
      language,
      purpose: "answer-the-request",
      created_at: now,
      next_try_at: firstLook(now),
      phone_confirmed_at: isPhoneConfirmed ? now : null,
      answer_by: answerBy,
      due_at: ownerBy,
      duplicate_of: (await earlierLeadOf(trx, said, now)) ?? null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (saved === undefined) return leadOfKey(trx, idempotencyKey);
  const { id, suspicion } = saved;
  if (saved.marketing_consent) {
    const { customer_id: customerId, email, kind } = saved;
    const phone = dialed(saved);
    const text = consentText ?? (await consentTextOf(trx, kind, language));
    const whose = { customerId, email, phone };
    const consent = { ...whose, purpose: "marketing", given: true, text, language, source: kind } as const;
    await recordConsent(trx, consent, now);
  }
  const mail_id = await mailLead(trx, leadOf(saved));
  await leads.updateTable("leads.lead").set({ mail_id }).where("id", "=", id).execute();
  await sendJob(trx, handOverLead, { leadId: id });
  await sendJob(trx, assignLeadOwner, { leadId: id });
  await announceChange(trx, [...leadTopics, ...(circumstances.alsoChanged ?? [])]);
  if (suspicion !== null) log.info({ leadId: id, suspicion }, "a lead may have been written by a machine");
  return { id, isPhoneConfirmed };
}

function earlierLeadOf(
  trx: AnyTransaction,
  { kind, mobile, email = null, model = null, vehicle_no: vehicleNo = null }: Omit<Said, "isPhoneConfirmed">,
  now: Date,
): Promise<string | undefined> {
  return earlierLead(trx, { kind, mobile, email, model, vehicleNo }, now);
}

async function leadOfKey(trx: AnyTransaction, key: string): Promise<SavedLead> {
  const lead = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .select(["id", "phone_confirmed_at"])
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  return { id: lead.id, isPhoneConfirmed: lead.phone_confirmed_at !== null };
}
