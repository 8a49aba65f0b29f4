import { sql } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { withoutOrdered } from "../../rules/cart/cart-changes.ts";
import { piecesByPart } from "../../rules/cart/prices.ts";
import { lockCart, saveCart } from "../cart/cart-rows.server.ts";
import { handOver } from "../erp/hand-over.server.ts";
import { mailCounter } from "../messages/mail-counter.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { issueReceipt } from "../papers/issue-paper.server.ts";
import { orderNumberOf, takeNumber } from "../series.server.ts";
import { reserveStock } from "../stock/reserve-stock.server.ts";
import { lockStock } from "../stock/stock-rows.server.ts";
import { linesOf, type OrderLineRow, type OrderRow, ordersOf } from "./order-rows.server.ts";
import { saveOrder } from "./save-order.server.ts";

/**
 * Takes a locked order on, as its money has come: its pieces are reserved for good, it gets its number and its receipt, and its
 * lines leave the cart. Where its time was over and the pieces are gone it stays expired, and the money goes back.
 */
export async function acceptOrder(trx: AnyTransaction, order: OrderRow, at: Date): Promise<OrderRow> {
  const lines = await linesOf(order.id, trx);
  if (!(await reserveForGood(trx, order, lines, at))) return sendBack(trx, order, at);
  await takeFromCart(trx, order, lines, at);
  const number = orderNumberOf(await takeNumber(trx, "orders"));
  const accepted = await saveOrder(trx, order, {
    fulfilment: "accepted",
    fields: { number, paid_at: at, expired_at: null },
    actor: "payment",
    at,
  });
  await issueReceipt(trx, accepted, lines, at);
  await handOver(trx, accepted, { kind: "paid", amount: accepted.total_price, key: number, at });
  await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "paid" });
  await sendJob(trx, mailCounter, { orderId: order.id });
  return accepted;
}

/** Whether all pieces are there: those that are still reserved, and the others once more. */
async function reserveForGood(
  trx: AnyTransaction,
  { id: orderId, center }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<boolean> {
  const pieces = piecesByPart(lines);
  await lockStock(
    trx,
    [...pieces.keys()].map((part) => ({ part, center })),
  );
  const held = await ordersOf(trx)
    .updateTable("orders.reservation")
    .set({ expires_at: null })
    .where("order_id", "=", orderId)
    .returning("part")
    .execute();
  for (const { part } of held) pieces.delete(part);
  if (pieces.size === 0) return true;
  // What cannot be had must leave no trace, while the money is recorded all the same.
  await sql`savepoint reserving`.execute(trx);
  const missing = await reserveStock(trx, { orderId, center, pieces, expiresAt: null, now });
  if (missing.length > 0) await sql`rollback to savepoint reserving`.execute(trx);
  await sql`release savepoint reserving`.execute(trx);
  return missing.length === 0;
}

async function sendBack(trx: AnyTransaction, order: OrderRow, at: Date): Promise<OrderRow> {
  const fields = { expired_at: order.expired_at ?? at };
  const sentBack = await saveOrder(trx, order, {
    ...{ fulfilment: "expired", fields, actor: "system", reason: "paid-too-late", at },
  });
  await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "paid-too-late" });
  return sentBack;
}

/** Only the pieces that were ordered: what was added meanwhile stays. */
async function takeFromCart(
  trx: AnyTransaction,
  { customer_id: customerId }: OrderRow,
  lines: readonly OrderLineRow[],
  at: Date,
): Promise<void> {
  const cart = await lockCart(trx, customerId, at);
  const ordered = lines.map((line) => ({ cartLineId: line.cart_line_id, quantity: line.quantity }));
  await saveCart(trx, customerId, cart, withoutOrdered(cart.lines, ordered), at);
}
