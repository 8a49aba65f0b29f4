import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { TaskBody } from "../calls.ts";
import { firstLook } from "../rules/hand-over-times.ts";
import { suspicionOf } from "../rules/suspicion.ts";
import type { LeadsTables } from "../tables.ts";
import { handOverLead } from "./hand-over-lead.server.ts";

interface Wish {
  readonly body: TaskBody;
  readonly idempotencyKey: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Keeps a lead and asks for its hand-over, both in one transaction; nobody waits for the CRM. A key that already has a
 * lead answers with that one. What a machine seems to have written is kept too, but goes nowhere.
 */
export async function keepLead(trx: AnyTransaction, wish: Wish): Promise<{ id: string }> {
  const { body, idempotencyKey, language, now } = wish;
  const suspicion = suspicionOf(body);
  const id = newId<"Lead">(now.getTime());
  const kept = await tablesOf<LeadsTables>(trx)
    .insertInto("leads.lead")
    .values({
      id,
      kind: body.kind,
      idempotency_key: idempotencyKey,
      first_name: body.firstName,
      last_name: body.lastName,
      mobile: body.mobile,
      email: body.email ?? null,
      message: body.message,
      offer_id: body.offerId ?? null,
      campaign_id: body.campaignId ?? null,
      model: body.model ?? null,
      vehicle_no: "vehicleNo" in body ? body.vehicleNo : null,
      fleet: body.kind === "fleet" ? JSON.stringify(body.fleet) : null,
      utm: JSON.stringify(body.utm),
      page: body.page,
      language,
      purpose: "answer-the-request",
      marketing_consent: body.marketingConsent,
      suspicion: suspicion ?? null,
      created_at: now,
      next_try_at: suspicion === undefined ? firstLook(now) : null,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept === undefined) return idOfKey(trx, idempotencyKey);
  if (suspicion === undefined) await sendJob(trx, handOverLead, { leadId: id });
  else
    log.info(
      { leadId: id, suspicion },
      "a lead that a machine seems to have written is kept and not handed over",
    );
  return { id };
}

function idOfKey(trx: AnyTransaction, key: string): Promise<{ id: string }> {
  return tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .select("id")
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
}
