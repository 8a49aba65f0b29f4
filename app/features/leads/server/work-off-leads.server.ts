import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isResting } from "../rules/crm-rest.ts";
import { chosenCrm } from "./chosen-crm.server.ts";
import { claimLeads, releaseLeads } from "./claim-leads.server.ts";
import type { Crm } from "./crm.server.ts";
import { offerLeads, restOf, saveOutcomes } from "./offer-leads.server.ts";

/** Leads that are claimed at a time, and how long new ones of them are offered. */
const batch = { leads: 100, ms: 10_000 };
/** Of every minute; with the patience of a last try it is over before the next one begins. */
const workMs = 45_000;

/**
 * Hands over waiting leads whose time has come, those that wait longest first, until none is left, the CRM fails or the
 * time is up. A lead that failed waits behind the others. Several processes share the work. Answers with how many were tried.
 */
export async function workOffLeads(to: Crm, ms = workMs): Promise<number> {
  const end = performance.now() + ms;
  let tried = 0;
  while (performance.now() < end && !isResting(restOf(to), now())) {
    const lastStart = Math.min(end, performance.now() + batch.ms);
    const at = now();
    const leads = await claimLeads({ most: batch.leads }, at);
    const outcomes = await offerLeads(leads, to, lastStart);
    await saveOutcomes(outcomes, to, at);
    const offered = new Set(outcomes.map(({ id }) => id));
    await releaseLeads(leads.flatMap(({ id }) => (offered.has(id) ? [] : [id])));
    if (outcomes.length === 0) break;
    tried += outcomes.length;
  }
  if (tried > 0) log.info({ tried, crm: to.name }, "leads that waited were offered to the CRM");
  return tried;
}

// What failed, and what a crash left behind. Whether a lead waits is said by its own row, so no lost job loses a lead.
defineOutsideJob({
  name: "hand-over-waiting-leads",
  schema: z.unknown(),
  schedule: "* * * * *",
  atOnce: 1,
  callOut: async () => {
    await workOffLeads(chosenCrm());
  },
});
