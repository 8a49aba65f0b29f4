import { type PaymentChange, registerPayable } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { moneyParts } from "../../rules/order/money-state.ts";
import { handOver } from "../erp/hand-over.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import type { Occasion } from "../messages/occasions.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import { acceptOrder } from "./accept-order.server.ts";
import { hasPendingPayment } from "./order-payments.server.ts";
import { lockOrder, moneyOf, type OrderRow, ordersOf } from "./order-rows.server.ts";
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
  const isPaid = change.captured - change.refundRequested - change.chargedBack >= order.total_price;
  const after =
    mayOpen && isPaid
      ? await acceptOrder(trx, order, change.at)
      : await saveOrder(trx, order, { actor: "payment", at: change.at });
  if (after.fulfilment === "expired") await releaseReservations(trx, order.id);
  if (await cameToNothing(trx, order, change)) await endUnpaid(trx, order, change.at);
  await sendMoneyNews(trx, order, after, change);
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

/**
 * What went back of the price is the ERP's and the customer's to know. A second payment and its way back are the customer's alone:
 * the books have the order as paid once. Of an order that was never taken on all money is the same.
 */
async function sendMoneyNews(
  trx: AnyTransaction,
  before: OrderRow,
  after: OrderRow,
  { at, refundFailed, isByHand = false }: PaymentChange,
): Promise<void> {
  const notify = (occasion: Occasion, amount: number) =>
    sendJob(trx, notifyOfOrder, { orderId: after.id, occasion, amount });
  // Once, however often staff have it sent.
  if (refundFailed?.isAgain === false) await notify("refund-stuck", refundFailed.amount);
  const back = after.refunded - before.refunded;
  if (isByHand && back > 0) await notify("refunded-by-hand", back);
  if (after.number === null) {
    if (back > 0 && !isByHand) await notify("refunded", back);
    return;
  }
  const was = moneyParts(before.fulfilment, moneyOf(before));
  const is = moneyParts(after.fulfilment, moneyOf(after));
  const second = is.beyond.captured - was.beyond.captured;
  if (second > 0) await notify("paid-twice", second);
  // What a bank takes may show earlier refunds in another light: that is no news of them.
  if (back <= 0) return;
  const secondBack = is.beyond.refunded - was.beyond.refunded;
  if (secondBack > 0 && !isByHand) await notify("second-payment-refunded", secondBack);
  const amount = is.price.refunded - was.price.refunded;
  if (amount <= 0) return;
  const key = `${after.number}-refund-${is.price.refunded}`;
  await handOver(trx, after, { kind: "refunded", amount, key, at });
  if (!isByHand) await notify("refunded", amount);
}

registerPayable(payableKind, {
  paymentChanged,
  async lock(trx, reference) {
    await lockOrder(trx, reference);
  },
});
