import { type PaymentChange, registerPayable } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { handOver } from "../erp/hand-over.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import { acceptOrder } from "./accept-order.server.ts";
import { hasPendingPayment } from "./order-payments.server.ts";
import { lockOrder, type OrderRow, ordersOf } from "./order-rows.server.ts";
import { payableKind, saveOrder } from "./save-order.server.ts";

/**
 * What news of a payment means for its order, in whatever order news comes. The order's row is locked and its money read under
 * that lock, so that two payments at once are both seen. Money opens an order or one that has run out; on any other it is
 * too much, and goes back.
 */
export async function paymentChanged(trx: AnyTransaction, change: PaymentChange): Promise<void> {
  const order = await lockOrder(trx, change.reference);
  if (order === undefined) return;
  const mayOpen = order.fulfilment === "open" || order.fulfilment === "expired";
  const isPaid = change.captured - order.refund_requested >= order.total_price;
  const after =
    mayOpen && isPaid
      ? await acceptOrder(trx, order, change.at)
      : await saveOrder(trx, order, { actor: "payment", at: change.at });
  if (after.fulfilment === "expired") await releaseReservations(trx, order.id);
  if (await cameToNothing(trx, order, change)) await endUnpaid(trx, order, change.at);
  if (after.refunded > order.refunded) await afterRefund(trx, order, after, change.at);
}

/** Whether an order ran out while its payment lay at the bank, and now no payment does. */
async function cameToNothing(
  trx: AnyTransaction,
  order: OrderRow,
  { captured }: PaymentChange,
): Promise<boolean> {
  const wasUndecided = order.fulfilment === "expired" && order.expired_at === null;
  return wasUndecided && captured === 0 && !(await hasPendingPayment(trx, order.id));
}

/** From now on it counts as one that ran out, and its customer hears of it. */
async function endUnpaid(trx: AnyTransaction, { id }: OrderRow, at: Date): Promise<void> {
  await ordersOf(trx).updateTable("orders.order").set({ expired_at: at }).where("id", "=", id).execute();
  await sendJob(trx, notifyOfOrder, { orderId: id, occasion: "expired" });
}

async function afterRefund(trx: AnyTransaction, before: OrderRow, after: OrderRow, at: Date): Promise<void> {
  const amount = after.refunded - before.refunded;
  const key = `${after.number ?? after.id}-refund-${after.refunded}`;
  await handOver(trx, after, { kind: "refunded", amount, key, at });
  await sendJob(trx, notifyOfOrder, { orderId: after.id, occasion: "refunded", amount });
}

registerPayable(payableKind, {
  paymentChanged,
  async lock(trx, reference) {
    await lockOrder(trx, reference);
  },
});
