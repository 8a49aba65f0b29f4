import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { isResting } from "../rules/crm-rest.ts";
import type { LeadsTables } from "../tables.ts";
import { chosenCrm } from "./chosen-crm.server.ts";
import type { Crm } from "./crm.server.ts";
import { offerLeads, restOf, saveOutcomes } from "./offer-leads.server.ts";

/**
 * Offers one lead to the CRM, unless that is resting. A failure is written on the lead with the time of the next try; it
 * never ends the trying. Two jobs for one lead do not meet: the second finds its row locked, or handed over.
 */
export async function handOver(trx: AnyTransaction, leadId: string, to: Crm, at: Date): Promise<void> {
  if (isResting(restOf(to), at)) return;
  const lead = await tablesOf<LeadsTables>(trx)
    .selectFrom("leads.lead")
    .selectAll()
    .where("id", "=", leadId)
    .where("handed_over_at", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (lead === undefined) return;
  await saveOutcomes(trx, await offerLeads([lead], to), to, at);
}

/** The quick way of a new lead, past all that wait. Should it be lost, `work-off-leads` finds the row. */
export const handOverLead = defineJob({
  name: "hand-over-lead",
  schema: z.object({ leadId: z.string() }),
  // Few at a time: however slow the CRM is, they are through before they count as lost.
  atOnce: 5,
  run: ({ leadId }, trx) => handOver(trx, leadId, chosenCrm(), now()),
});
