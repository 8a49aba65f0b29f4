import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";

const dayMs = 86_400_000;

/**
 * Deletes holds that ended more than a day ago: they take no hours any more, and say whose they were. It names that a row is a
 * hold, because the index of holds has no other rows; and it waits for nobody, who takes over such an hour just then.
 */
export async function forgetHolds(trx: AnyTransaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - dayMs);
  await sql`
    delete from booking.bay_unit where (center_id, unit_start, bay) in (
      select center_id, unit_start, bay from booking.bay_unit
      where hold_until is not null and hold_until < ${before}
      for update skip locked)`.execute(trx);
}

defineJob({
  name: "forget-holds",
  schema: z.unknown(),
  schedule: "53 3 * * *",
  run: (_, trx) => forgetHolds(trx, now()),
});
