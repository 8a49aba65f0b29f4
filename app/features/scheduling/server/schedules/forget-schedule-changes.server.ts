import { sql } from "kysely";
import * as z from "zod";
import type { BookingTables } from "#app/features/booking/tables.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";

/** Deletes changes of more than a day, by the database's clock: every process reads everything anew long before. */
export async function forgetScheduleChanges(trx: AnyTransaction): Promise<void> {
  await tablesOf<BookingTables>(trx)
    .deleteFrom("booking.schedule_change")
    .where("changed_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

defineJob({
  name: "forget-schedule-changes",
  schema: z.unknown(),
  schedule: "17 3 * * *",
  run: (_, trx) => forgetScheduleChanges(trx),
});
