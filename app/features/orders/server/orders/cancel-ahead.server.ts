import { cancelAttempts } from "#app/features/payments/payments.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { endLocked } from "./cancel-order.server.ts";
import { hasPendingPayment } from "./order-payments.server.ts";
import { lockOrder, ordersOf } from "./order-rows.server.ts";
import { payableKind } from "./save-order.server.ts";

const ahead = ["open", "accepted", "picking", "ready"];

/** Ends what a customer has not collected, as their account is deleted: pieces are free, money goes back. Answers whether all has ended. */
export async function cancelOrdersAhead(customerId: string, at: Date): Promise<boolean> {
  const open = await ordersOf()
    .selectFrom("orders.order")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("fulfilment", "in", ahead)
    .execute();
  const ended = await Promise.all(open.map(({ id }) => cancelAhead(id, at)));
  return ended.every(Boolean);
}

function cancelAhead(id: string, at: Date): Promise<boolean> {
  return inTransaction<unknown, boolean>(async (trx) => {
    const order = await lockOrder(trx, id);
    if (order === undefined || !ahead.includes(order.fulfilment)) return true;
    // It may still be paid; when that is decided it is called again.
    if (order.fulfilment === "open" && (await hasPendingPayment(trx, id))) return false;
    if (order.fulfilment === "open") await cancelAttempts(trx, payableKind, id);
    await endLocked(trx, order, { actor: "system", reason: "canceled", at });
    return true;
  });
}
