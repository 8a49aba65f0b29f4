import { sql } from "kysely";
import * as z from "zod";
import { dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { mayReserveAgain } from "../../rules/order/unpaid-reservations.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import { eachOrder } from "./each-order.server.ts";
import { hasAttempt, hasPendingPayment } from "./order-payments.server.ts";
import { lockOrder, type OrderRow, ordersOf } from "./order-rows.server.ts";
import { saveOrder } from "./save-order.server.ts";

/**
 * Ends a locked order whose time is over: its pieces are free. A payment that lies at the bank may still come, and then its
 * pieces are reserved again; such an order is not counted against its customer.
 */
export async function expireOrder(trx: AnyTransaction, order: OrderRow, at: Date): Promise<void> {
  const isPending = await hasPendingPayment(trx, order.id);
  await releaseReservations(trx, order.id);
  const fields = { expired_at: isPending ? null : at };
  await saveOrder(trx, order, { fulfilment: "expired", fields, actor: "system", at });
  // Who has tried to pay may have closed the page that says it.
  if (!isPending && (await hasAttempt(trx, order.id)))
    await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "expired" });
}

/** Ends all orders whose time is over, each in a transaction of its own. */
export async function expireOrders(at: Date): Promise<void> {
  const due = await ordersOf()
    .selectFrom("orders.order")
    .select("id")
    .where("fulfilment", "=", sql.lit("open"))
    .where("expires_at", "<=", at)
    .orderBy("expires_at")
    .limit(1000)
    .execute();
  await eachOrder(due, async (trx, id) => {
    const order = await lockOrder(trx, id);
    if (order?.fulfilment === "open" && order.expires_at <= at) await expireOrder(trx, order, at);
  });
}

/** Whether a customer's reservations of today that nobody paid leave room for one more, by the importer's calendar. */
export async function hasReservationsLeft(
  trx: AnyTransaction,
  customerId: string,
  at: Date,
): Promise<boolean> {
  const { zone } = config.importer;
  const unpaid = await ordersOf(trx)
    .selectFrom("orders.order as order")
    .leftJoin("orders.order_event as event", (join) =>
      join.onRef("event.order_id", "=", "order.id").on("event.state", "=", "CANCELLED"),
    )
    .select(["order.placed_at as placedAt", "order.expires_at as expiresAt", "event.at as givenUpAt"])
    .where("order.customer_id", "=", customerId)
    .where("order.placed_at", ">=", startOfDay(dayIn(at, zone), zone))
    .where("order.captured", "=", 0)
    .where((eb) => eb.or([eb("event.at", "is not", null), eb("order.expired_at", "is not", null)]))
    .execute();
  return mayReserveAgain(unpaid, config.orders.expiriesPerDay);
}

defineOutsideJob({
  name: "expire-orders",
  schema: z.unknown(),
  schedule: "* * * * *",
  callOut: () => expireOrders(now()),
});
