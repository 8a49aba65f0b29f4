import { sql } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";

/** Deletes orders that nobody paid after 90 days, and paid ones when the law no longer requires them. */
export async function forgetOrders(trx: AnyTransaction, at: Date): Promise<void> {
  await sql`delete from orders.order where captured = 0 and fulfilment in ('expired', 'canceled')
    and placed_at < ${at}::timestamptz - interval '90 days'`.execute(trx);
  const old = sql`select id from orders.order where placed_at < ${at}::timestamptz - interval '10 years'`;
  await sql`delete from orders.paper where order_id in (${old})`.execute(trx);
  await sql`delete from orders.hand_over where order_id in (${old})`.execute(trx);
  await sql`delete from orders.order where placed_at < ${at}::timestamptz - interval '10 years'`.execute(trx);
}

defineJob({
  name: "forget-orders",
  schema: z.unknown(),
  schedule: "41 3 * * *",
  run: (_, trx) => forgetOrders(trx, now()),
});
