import { type Kysely, type Selectable, sql } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { NewLine } from "../../rules/cart/cart-changes.ts";
import type { Fulfilment } from "../../rules/order/fulfilment.ts";
import type { MoneyState, OrderMoney } from "../../rules/order/money-state.ts";
import type { Order, OrderLine, OrdersTables } from "../../tables.ts";

export type OrderRow = Omit<Selectable<Order>, "fulfilment" | "money"> & {
  readonly fulfilment: Fulfilment;
  readonly money: MoneyState;
};
export type OrderLineRow = Selectable<OrderLine>;

/** The amounts of an order, as the rules know them. */
export function moneyOf(order: OrderRow): OrderMoney {
  return {
    total: order.total_price,
    credited: order.credited,
    captured: order.captured,
    refunded: order.refunded,
    refundRequested: order.refund_requested,
    chargedBack: order.charged_back,
  };
}

export function ordersOf(trx?: AnyTransaction): Kysely<OrdersTables> {
  return trx === undefined ? database() : tablesOf<OrdersTables>(trx);
}

/**
 * An order, locked until the transaction ends. Orders are locked first, then carts, attempts to pay and stock, so that no two
 * transactions wait for each other.
 */
export async function lockOrder(trx: AnyTransaction, id: string): Promise<OrderRow | undefined> {
  const row = await ordersOf(trx)
    .selectFrom("orders.order")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

/** The same for its customer: someone else's is not found. */
export async function lockOwnOrder(
  trx: AnyTransaction,
  customerId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(trx, id);
  return order?.customer_id === customerId ? order : undefined;
}

/** The order of a customer that waits for its payment, locked; its time may be over. */
export async function lockOpenOrder(trx: AnyTransaction, customerId: string): Promise<OrderRow | undefined> {
  const row = await ordersOf(trx)
    .selectFrom("orders.order")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("fulfilment", "=", sql.lit("open"))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export function openOrderOf(customerId: string, now: Date) {
  return ordersOf()
    .selectFrom("orders.order")
    .select(["id", "expires_at", "center", "appointment_id", "cart_version"])
    .where("customer_id", "=", customerId)
    .where("fulfilment", "=", sql.lit("open"))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export function linesOf(orderId: string, trx?: AnyTransaction): Promise<OrderLineRow[]> {
  return ordersOf(trx)
    .selectFrom("orders.order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("line")
    .execute();
}

/** What a customer would order again; undefined where the order is not theirs. */
export async function linesToReorder(customerId: string, orderId: string): Promise<NewLine[] | undefined> {
  const order = await ordersOf()
    .selectFrom("orders.order")
    .select("id")
    .where("id", "=", orderId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const lines = await linesOf(orderId);
  return lines.map(({ part, car, quantity, note, misfit_acknowledged: misfitAcknowledged }) => ({
    ...{ part, car, quantity, note, misfitAcknowledged },
  }));
}
