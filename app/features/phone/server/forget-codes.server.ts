import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { storedMs } from "../rules/code-times.ts";
import type { PhoneTables } from "../tables.ts";

/** Deletes codes a day after their request, and counts and solutions whose time is over. */
export async function forgetCodes(trx: AnyTransaction, at: Date): Promise<void> {
  const db = tablesOf<PhoneTables>(trx);
  await db
    .deleteFrom("phone.code")
    .where("requested_at", "<=", new Date(at.getTime() - storedMs))
    .execute();
  await db.deleteFrom("phone.request_count").where("ends_at", "<=", at).execute();
  // Challenges go by the machine's clock.
  await db.deleteFrom("phone.spent_work").where("expires_at", "<=", new Date()).execute();
}

defineJob({
  name: "forget-phone-codes",
  schema: z.object({}),
  schedule: "23 * * * *",
  run: (_, trx) => forgetCodes(trx, now()),
});
