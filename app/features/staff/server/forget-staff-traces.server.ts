import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { pinTrustedSince, sessionCutoffs } from "../rules/session-limits.ts";
import type { StaffTables } from "../tables.ts";

/** Deletes sessions that are over, sign-ins that no PIN counts on any more, and values of the audit whose time is up. */
export async function forgetStaffTraces(transaction: AnyTransaction, at: Date): Promise<void> {
  const trx = tablesOf<StaffTables>(transaction);
  await trx.deleteFrom("staff.session").where("started_at", "<=", sessionCutoffs(at).startedAfter).execute();
  await trx.deleteFrom("staff.full_sign_in").where("at", "<=", pinTrustedSince(at)).execute();
  await trx.deleteFrom("staff.audit_value").where("expires_at", "<=", at).execute();
}

defineJob({
  name: "forget-staff-traces",
  schema: z.unknown(),
  schedule: "47 * * * *",
  run: (_, trx) => forgetStaffTraces(trx, now()),
});
