import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { openStates } from "../rules/attempt-states.ts";
import type { PaymentsTables } from "../tables.ts";

const unpaidDays = 90;
const paidYears = 10;
const mostAtOnce = 1_000;

/** Deletes attempts that nobody paid after 90 days, paid ones after ten years, and old notifications. */
export async function forgetPayments(transaction: AnyTransaction, at: Date): Promise<void> {
  const trx = tablesOf<PaymentsTables>(transaction);
  const old = new Date(at.getTime() - unpaidDays * 24 * 60 * 60_000);
  const over = trx
    .selectFrom("payments.attempt")
    .select("id")
    .where("state", "not in", openStates)
    .where((eb) =>
      eb.or([
        eb.and([eb("captured", "=", 0), eb("created_at", "<=", old)]),
        eb("created_at", "<=", sql<Date>`${at}::timestamptz - make_interval(years => ${paidYears})`),
      ]),
    )
    .limit(mostAtOnce);
  await trx.deleteFrom("payments.attempt").where("id", "in", over).execute();
  await trx
    .deleteFrom("payments.event")
    .where("received_at", "<=", old)
    .where("handled_at", "is not", null)
    .execute();
}

defineJob({
  name: "forget-payments",
  schema: z.unknown(),
  schedule: "41 1 * * *",
  run: (_, trx) => forgetPayments(trx, now()),
});
