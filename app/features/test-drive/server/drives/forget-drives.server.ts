import { sql } from "kysely";
import * as z from "zod";
import { forgottenBefore } from "#app/features/leads/rules/retention.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { TestDriveTables } from "../../tables.ts";
import { forgetEndedHolds } from "../times/network-holds.server.ts";

/** Deletes drives as long after their end as their leads are stored, requests so long after they were made (product/privacy.md#retention). */
export async function forgetDrives(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<TestDriveTables>(trx)
    .deleteFrom("test_drive.drive")
    .where(sql<Date>`coalesce(ends_at, lost_start, created_at)`, "<", forgottenBefore(at))
    .execute();
}

defineJob({
  name: "forget-drives",
  schema: z.unknown(),
  schedule: "49 3 * * *",
  async run(_, trx) {
    await forgetDrives(trx, now());
    await forgetEndedHolds(trx, now());
  },
});
