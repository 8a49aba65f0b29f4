import * as z from "zod";
import { forgottenBefore } from "#app/features/leads/rules/retention.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { CampaignsTables } from "../tables.ts";

/** Deletes campaign requests of more than 24 months, as their form says (product/privacy.md#retention). */
export async function forgetCampaignRequests(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<CampaignsTables>(trx)
    .deleteFrom("booking.campaign_request")
    .where("created_at", "<", forgottenBefore(at))
    .execute();
}

defineJob({
  name: "forget-campaign-requests",
  schema: z.unknown(),
  schedule: "47 3 * * *",
  run: (_, trx) => forgetCampaignRequests(trx, now()),
});
