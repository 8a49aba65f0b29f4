import type { Selectable } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, sendJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nextTryAfter } from "../rules/hand-over-times.ts";
import type { Lead, LeadsTables } from "../tables.ts";
import { chosenCrm } from "./chosen-crm.server.ts";
import type { Crm, LeadToHandOver } from "./crm.server.ts";

/** So many waiting leads are sent on their way a minute. */
const mostAtOnce = 50;

/**
 * Offers one lead to the CRM. A failure is written on the lead with the time of the next try; it never ends the trying.
 * Two jobs for one lead do not meet: the second finds its row locked, or handed over.
 */
export async function handOver(trx: AnyTransaction, leadId: string, to: Crm, at: Date): Promise<void> {
  const db = tablesOf<LeadsTables>(trx);
  const lead = await db
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", leadId)
    .where("handed_over_at", "is", null)
    .where("suspicion", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (lead === undefined) return;
  const row = db.updateTable("leads.lead").where("id", "=", leadId);
  const tries = lead.tries + 1;
  try {
    const crmId = await to.take(leadOf(lead));
    const taken = { handed_over_at: at, crm: to.name, crm_id: crmId, next_try_at: null, last_problem: null };
    await row.set({ ...taken, tries }).execute();
  } catch (error) {
    // Its name alone: what a CRM answers may repeat the lead's own data.
    const problem = error instanceof Error ? error.name : "unknown";
    log.warn({ leadId, problem, tries }, "the CRM did not take a lead; it will be tried again");
    await row.set({ tries, next_try_at: nextTryAfter(tries, at), last_problem: problem }).execute();
  }
}

/** Sends waiting leads on their way whose time has come. */
export async function sendWaitingLeads(trx: AnyTransaction, at: Date): Promise<number> {
  const due = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .select("id")
    .where("handed_over_at", "is", null)
    .where("suspicion", "is", null)
    .where("next_try_at", "<=", at)
    .orderBy("next_try_at")
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of due) await sendJob(trx, handOverLead, { leadId: id });
  return due.length;
}

export const handOverLead = defineJob({
  name: "hand-over-lead",
  schema: z.object({ leadId: z.string() }),
  // One at a time: a CRM that hangs holds up one lead, not a batch until it counts as lost.
  atOnce: 1,
  run: ({ leadId }, trx) => handOver(trx, leadId, chosenCrm(), now()),
});

// What failed, and what a crash left behind. Whether a lead waits is said by its own row, so no lost job loses a lead.
defineJob({
  name: "hand-over-waiting-leads",
  schema: z.unknown(),
  schedule: "* * * * *",
  run: async (_, trx) => {
    await sendWaitingLeads(trx, now());
  },
});

function leadOf(lead: Selectable<Lead>): LeadToHandOver {
  return {
    id: lead.id,
    kind: lead.kind as LeadToHandOver["kind"],
    firstName: lead.first_name,
    lastName: lead.last_name,
    mobile: lead.mobile,
    email: lead.email,
    message: lead.message,
    offerId: lead.offer_id,
    campaignId: lead.campaign_id,
    model: lead.model,
    fleet: lead.fleet,
    utm: lead.utm,
    page: lead.page,
    language: lead.language,
    marketingConsent: lead.marketing_consent,
    createdAt: lead.created_at,
  };
}
