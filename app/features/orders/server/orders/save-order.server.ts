import type { Updateable } from "kysely";
import { paymentsOf, refundPayment } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { type Actor, type Fulfilment, moveFulfilment } from "../../rules/order/fulfilment.ts";
import { moneyStateOf, surplusOf } from "../../rules/order/money-state.ts";
import { orderStateOf } from "../../rules/order/order-state.ts";
import type { Order } from "../../tables.ts";
import { type OrderRow, ordersOf } from "./order-rows.server.ts";

/** The kind under which payments know our orders. */
export const payableKind = "parts-order";

export interface OrderChange {
  readonly fulfilment?: Fulfilment;
  readonly fields?: Omit<Updateable<Order>, "fulfilment" | "money" | "version">;
  readonly actor: Actor;
  /** For the order's history and the bank's books. */
  readonly reason?: string;
  readonly at: Date;
}

/**
 * Writes a change of a locked order. Both columns follow from what the bank says now and from what the customer owes after
 * the change; what is too much is requested to be given back, in the same transaction. Answers the order as it is after it.
 */
export async function saveOrder(
  trx: AnyTransaction,
  order: OrderRow,
  { fulfilment = order.fulfilment, fields = {}, actor, reason = "", at }: OrderChange,
): Promise<OrderRow> {
  if (fulfilment !== order.fulfilment && !moveFulfilment(order.fulfilment, fulfilment, actor).ok)
    throw new Error(`${actor} cannot move order ${order.id} from ${order.fulfilment} to ${fulfilment}`);
  const payments = await paymentsOf(payableKind, [order.id], trx);
  const payment = payments.get(order.id);
  const { captured = 0, refunded = 0, refundRequested: requested = 0, chargedBack = 0 } = payment ?? {};
  const credited = Number(fields.credited ?? order.credited);
  const money = {
    total: order.total_price,
    credited,
    captured,
    refunded,
    refundRequested: requested,
    chargedBack,
  };
  const surplus = surplusOf(fulfilment, money);
  if (surplus > 0) await giveBack(trx, order.id, surplus, reason);
  const refundRequested = requested + surplus;
  const hasFailed = hasEnded(payment?.attempt.state);
  const after = {
    ...fields,
    ...{ fulfilment, captured, refunded, refund_requested: refundRequested, credited },
    charged_back: chargedBack,
    money: moneyStateOf(fulfilment, { ...money, refundRequested }, hasFailed),
    ...{ version: order.version + 1, changed_at: at },
    ...(fulfilment !== order.fulfilment && { moved_at: at }),
  };
  const row = await ordersOf(trx)
    .updateTable("orders.order")
    .set(after)
    .where("id", "=", order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const saved = row as OrderRow;
  await recordState(trx, order, saved, { actor, reason, at });
  await announceOrder(trx, saved);
  return saved;
}

/** Lists and screens of its counter show it; an order that nobody has paid is the customer's alone. */
export async function announceOrder(
  trx: AnyTransaction,
  { number, center }: Pick<OrderRow, "number" | "center">,
): Promise<void> {
  if (number !== null) await announceChange(trx, [`orders/${center}`, "queue"]);
}

function hasEnded(state: string | undefined): boolean {
  return state === "failed" || state === "cancelled" || state === "expired";
}

async function giveBack(trx: AnyTransaction, id: string, amount: number, reason: string): Promise<void> {
  const about = { kind: payableKind, reference: id, amount, reason: reason || "surplus" };
  const requested = await refundPayment(trx, about);
  if (!requested.ok) throw new Error(`${amount} of order ${id} cannot be given back: ${requested.code}`);
}

async function recordState(
  trx: AnyTransaction,
  before: OrderRow | undefined,
  { id, version, fulfilment, money }: OrderRow,
  { actor, reason, at }: { readonly actor: Actor; readonly reason: string; readonly at: Date },
): Promise<void> {
  const state = orderStateOf(fulfilment, money);
  if (before !== undefined && orderStateOf(before.fulfilment, before.money) === state) return;
  await ordersOf(trx)
    .insertInto("orders.order_event")
    .values({ order_id: id, version, state, actor, reason, at })
    .execute();
}

/** The beginning of an order's history. */
export function recordOrder(trx: AnyTransaction, order: OrderRow, at: Date): Promise<void> {
  return recordState(trx, undefined, order, { actor: "customer", reason: "", at });
}
