import { sql } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { withoutOrdered } from "../../rules/cart/cart-changes.ts";
import { piecesByPart } from "../../rules/cart/prices.ts";
import { lockCart, type StoredCart, saveCart } from "../cart/cart-rows.server.ts";
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
 * lines leave the cart. Where its time was over and the pieces are gone, or were ordered again, it stays expired, and the
 * money goes back.
 */
export async function acceptOrder(trx: AnyTransaction, order: OrderRow, at: Date): Promise<OrderRow> {
  const lines = await linesOf(order.id, trx);
  // Before stock, as a checkout of the same customer locks them.
  const cart = await lockCart(trx, order.customer_id, at);
  if (await isOrderedAgain(trx, order, lines)) return sendBack(trx, order, "ordered-again", at);
  if (!(await reserveForGood(trx, order, lines, at))) return sendBack(trx, order, "paid-too-late", at);
  await takeFromCart(trx, order, { cart, lines }, at);
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

/** Whether the customer has put the same lines of the cart into a later order: both would be paid. */
async function isOrderedAgain(
  trx: AnyTransaction,
  { customer_id: customerId, fulfilment, placed_at: placedAt }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  if (fulfilment !== "expired") return false;
  const cartLines = lines.map(({ cart_line_id: id }) => id);
  const later = await ordersOf(trx)
    .selectFrom("orders.order as later")
    .innerJoin("orders.order_line as line", "line.order_id", "later.id")
    .select("later.id")
    .where("later.customer_id", "=", customerId)
    .where("later.placed_at", ">", placedAt)
    .where("later.fulfilment", "not in", ["expired", "canceled"])
    .where("line.cart_line_id", "in", cartLines)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Of one that was ordered again the customer hears as the bank gives the money back. */
async function sendBack(
  trx: AnyTransaction,
  order: OrderRow,
  reason: "paid-too-late" | "ordered-again",
  at: Date,
): Promise<OrderRow> {
  const fields = { expired_at: order.expired_at ?? at };
  const sentBack = await saveOrder(trx, order, {
    ...{ fulfilment: "expired", fields, actor: "system", reason, at },
  });
  if (reason === "paid-too-late") await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: reason });
  return sentBack;
}

/** Only the pieces that were ordered: what was added meanwhile stays. */
async function takeFromCart(
  trx: AnyTransaction,
  { customer_id: customerId }: OrderRow,
  { cart, lines }: { readonly cart: StoredCart; readonly lines: readonly OrderLineRow[] },
  at: Date,
): Promise<void> {
  const ordered = lines.map((line) => ({ cartLineId: line.cart_line_id, quantity: line.quantity }));
  await saveCart(trx, customerId, cart, withoutOrdered(cart.lines, ordered), at);
}
