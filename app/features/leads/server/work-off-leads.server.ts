import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isResting } from "../rules/crm-rest.ts";
import type { LeadsTables } from "../tables.ts";
import { chosenCrm } from "./chosen-crm.server.ts";
import type { Crm } from "./crm.server.ts";
import { offerLeads, restOf, saveOutcomes } from "./offer-leads.server.ts";

/** Leads of one transaction, and how long it goes on starting new ones. */
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
    const done = await inTransaction<unknown, number>(async (trx) => {
      const at = now();
      const due = await tablesOf<LeadsTables>(trx)
        .selectFrom("leads.lead")
        .selectAll()
        .where("handed_over_at", "is", null)
        .where("next_try_at", "<=", at)
        .orderBy("next_try_at")
        .limit(batch.leads)
        .forUpdate()
        .skipLocked()
        .execute();
      const outcomes = await offerLeads(due, to, lastStart);
      await saveOutcomes(trx, outcomes, to, at);
      return outcomes.length;
    });
    if (done === 0) break;
    tried += done;
  }
  if (tried > 0) log.info({ tried, crm: to.name }, "leads that waited were offered to the CRM");
  return tried;
}

// What failed, and what a crash left behind. Whether a lead waits is said by its own row, so no lost job loses a lead.
defineJob({
  name: "hand-over-waiting-leads",
  schema: z.unknown(),
  schedule: "* * * * *",
  atOnce: 1,
  // In transactions of its own, each a batch: what was handed over stays so, whatever happens to the next.
  run: async () => {
    await workOffLeads(chosenCrm());
  },
});
