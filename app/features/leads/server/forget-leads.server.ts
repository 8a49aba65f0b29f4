import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { forgottenBefore } from "../rules/retention.ts";
import type { LeadsTables } from "../tables.ts";

/** Deletes leads of more than 24 months (product/privacy.md#retention), handed over or not. */
export async function forgetLeads(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<LeadsTables>(trx)
    .deleteFrom("leads.lead")
    .where("created_at", "<", forgottenBefore(at))
    .execute();
}

defineJob({
  name: "forget-leads",
  schema: z.unknown(),
  schedule: "41 3 * * *",
  run: (_, trx) => forgetLeads(trx, now()),
});
