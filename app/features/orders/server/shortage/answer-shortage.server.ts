import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { shortageChoices } from "../../order-calls.ts";
import { mayAnswerShortage } from "../../rules/order/shortage.ts";
import {
  linesOf,
  lockOwnOrder,
  type OrderLineRow,
  type OrderRow,
  ordersOf,
} from "../orders/order-rows.server.ts";
import { saveOrder } from "../orders/save-order.server.ts";
import { issueCreditNote } from "../papers/issue-paper.server.ts";
import { reserveStock } from "../stock/reserve-stock.server.ts";

interface Answer {
  readonly customerId: string;
  readonly orderId: string;
  readonly line: number;
  readonly choice: (typeof shortageChoices)[number];
  /** Where the pieces are taken from instead; they are brought to the order's counter. */
  readonly centerId?: string | undefined;
  readonly now: Date;
}
type Answered = Result<null, "order-not-found" | "no-shortage" | "out-of-stock">;

/**
 * What happens with pieces that the counter does not have: the customer waits, gets them from another one, or is paid back. Who
 * waits may choose again until the pieces have come.
 */
export async function answerShortage(trx: AnyTransaction, answer: Answer): Promise<Answered> {
  const order = await lockOwnOrder(trx, answer.customerId, answer.orderId);
  if (order === undefined) return refuse("order-not-found");
  const lines = await linesOf(order.id, trx);
  const line = lines.find((one) => one.line === answer.line);
  if (line === undefined || !mayAnswerShortage(order.fulfilment, line)) return refuse("no-shortage");
  // Who waits already changes nothing, and the counter need not look again.
  if (answer.choice === line.short_answer) return succeed(null);
  if (answer.choice === "refund") return giveUp(trx, order, { lines, line }, answer.now);
  if (answer.choice === "other-center" && !(await bringFrom(trx, order, line, answer)))
    return refuse("out-of-stock");
  const short = answer.choice === "wait" ? line.short : 0;
  await setLine(trx, line, { short, short_answer: answer.choice });
  await saveOrder(trx, order, { actor: "customer", at: answer.now });
  return succeed(null);
}

async function bringFrom(
  trx: AnyTransaction,
  { id: orderId }: OrderRow,
  { part, short }: OrderLineRow,
  { centerId: center, now }: Answer,
): Promise<boolean> {
  if (center === undefined) return false;
  const pieces = new Map([[part, short]]);
  return (await reserveStock(trx, { orderId, center, pieces, expiresAt: null, now })).length === 0;
}

/** The pieces are credited; an order of which nothing is left is over. */
async function giveUp(
  trx: AnyTransaction,
  order: OrderRow,
  { lines, line }: { readonly lines: readonly OrderLineRow[]; readonly line: OrderLineRow },
  now: Date,
): Promise<Answered> {
  const paid = line.short * (line.original_price - line.unit_discount);
  // A part of the price may have gone back before.
  const amount = Math.min(paid, order.total_price - order.credited);
  const credit = { pieces: [{ line, quantity: line.short }], amount, reason: "short" };
  await setLine(trx, line, { short: 0, short_answer: "refund", dropped: line.dropped + line.short });
  if (amount > 0) await issueCreditNote(trx, order, credit, now);
  const left = lines.reduce((sum, one) => sum + one.quantity - one.dropped, 0) - line.short;
  await saveOrder(trx, order, {
    ...(left === 0 && { fulfilment: "canceled" }),
    fields: { credited: order.credited + amount },
    ...{ actor: "customer", reason: "short", at: now },
  });
  return succeed(null);
}

async function setLine(
  trx: AnyTransaction,
  { order_id, line }: OrderLineRow,
  values: { short: number; short_answer: string; dropped?: number },
): Promise<void> {
  await ordersOf(trx)
    .updateTable("orders.order_line")
    .set(values)
    .where("order_id", "=", order_id)
    .where("line", "=", line)
    .execute();
}
