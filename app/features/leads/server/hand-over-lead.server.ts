import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { isResting } from "../rules/crm-rest.ts";
import { chosenCrm } from "./chosen-crm.server.ts";
import { claimLeads } from "./claim-leads.server.ts";
import type { Crm } from "./crm.server.ts";
import { offerLeads, restOf, saveOutcomes } from "./offer-leads.server.ts";

/**
 * Offers one lead to the CRM, unless that is resting. A failure is written on the lead with the time of the next try; it
 * never ends the trying. Two jobs for one lead do not meet: the second finds it claimed, or handed over.
 */
export async function handOver(leadId: string, to: Crm, at: Date): Promise<void> {
  if (isResting(restOf(to), at)) return;
  const leads = await claimLeads({ id: leadId }, at);
  await saveOutcomes(await offerLeads(leads, to), to, at);
}

/** The quick way of a new lead, past all that wait. Should it be lost, `work-off-leads` finds the row. */
export const handOverLead = defineOutsideJob({
  name: "hand-over-lead",
  schema: z.object({ leadId: z.string() }),
  // Few at a time: however slow the CRM is, they are through before they count as lost.
  atOnce: 5,
  callOut: ({ leadId }) => handOver(leadId, chosenCrm(), now()),
});
