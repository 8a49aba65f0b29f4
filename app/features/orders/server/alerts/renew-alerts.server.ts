import { sql } from "kysely";
import * as z from "zod";
import { orderableParts } from "#app/features/parts/parts.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { ordersOf } from "../orders/order-rows.server.ts";

/** Numbers that the catalogue is queried for at once: it may be another system's. */
const mostAtOnce = 50;

/** Customers who wait for a number that another one has taken the place of wait for that one from now on. */
export async function renewAlerts(at: Date, most = mostAtOnce): Promise<void> {
  let after = "";
  for (;;) {
    const { rows } = await sql<{ part: string }>`select distinct part from orders.stock_alert
      where part > ${after} order by part limit ${most}`.execute(ordersOf());
    const offers = await orderableParts(
      rows.map(({ part }) => part),
      at,
    );
    for (const { part } of rows) {
      const { number = part } = offers.get(part) ?? {};
      if (number !== part) await moveAlerts(part, number);
    }
    if (rows.length < most) return;
    after = rows.at(-1)?.part ?? "";
  }
}

/** Who waits for both already gets one mail. */
async function moveAlerts(from: string, to: string): Promise<void> {
  await sql`with moved as (
      delete from orders.stock_alert where part = ${from} returning customer_id, language, requested_at
    )
    insert into orders.stock_alert (customer_id, part, language, requested_at)
    select customer_id, ${to}, language, requested_at from moved
    on conflict do nothing`.execute(ordersOf());
}

defineOutsideJob({
  name: "renew-stock-alerts",
  schema: z.unknown(),
  schedule: "7 * * * *",
  callOut: () => renewAlerts(now()),
});
