import { cancelAttempts } from "#app/features/payments/payments.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { Actor } from "../../rules/order/fulfilment.ts";
import { mayCancel } from "../../rules/order/order-actions.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { creditOrder } from "../papers/credit-order.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import { hasPendingPayment } from "./order-payments.server.ts";
import { lockOwnOrder, type OrderRow } from "./order-rows.server.ts";
import { payableKind, saveOrder } from "./save-order.server.ts";

interface Cancellation {
  readonly customerId: string;
  readonly orderId: string;
  readonly now: Date;
}
type CancelRefusal = "order-not-found" | "not-cancelable" | "payment-under-way";

/** Cancels an order that nobody has begun to pick: its pieces are free, and what was paid goes back. */
export async function cancelOrder(
  trx: AnyTransaction,
  { customerId, orderId, now }: Cancellation,
): Promise<Result<null, CancelRefusal>> {
  const order = await lockOwnOrder(trx, customerId, orderId);
  if (order === undefined) return refuse("order-not-found");
  if (!mayCancel(order.fulfilment)) return refuse("not-cancelable");
  if (order.fulfilment === "open") {
    if (await hasPendingPayment(trx, orderId)) return refuse("payment-under-way");
    await cancelAttempts(trx, payableKind, orderId);
  }
  await endLocked(trx, order, { actor: "customer", reason: "canceled", at: now });
  if (order.number !== null) await sendJob(trx, notifyOfOrder, { orderId, occasion: "canceled" });
  return succeed(null);
}

interface End {
  readonly actor: Actor;
  /** For its history, the credit note and the bank's books. */
  readonly reason: string;
  readonly at: Date;
}

/** Ends a locked order before it is collected: its pieces are free, and what is left of a paid price is credited and goes back. */
export async function endLocked(trx: AnyTransaction, order: OrderRow, end: End): Promise<OrderRow> {
  await releaseReservations(trx, order.id);
  if (order.number !== null) await creditOrder(trx, order, end);
  const fields = order.number === null ? {} : { credited: order.total_price };
  return saveOrder(trx, order, { fulfilment: "canceled", fields, ...end });
}
