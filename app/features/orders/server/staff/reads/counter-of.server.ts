import type { AnyTransaction } from "#app/platform/database.server.ts";
import { ordersOf } from "../../orders/order-rows.server.ts";

/** Where an order is collected; undefined where there is none. */
export async function counterOfOrder(id: string): Promise<string | undefined> {
  const row = await ordersOf()
    .selectFrom("orders.order")
    .select("center")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.center;
}

/** Whose an order is; undefined where there is none. */
export async function customerOfOrder(id: string, trx?: AnyTransaction): Promise<string | undefined> {
  const row = await ordersOf(trx)
    .selectFrom("orders.order")
    .select("customer_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.customer_id;
}

/** The order of a receipt or credit note, where it is collected, and whose it is; undefined where there is none. */
export function orderOfPaper(
  paperId: string,
): Promise<{ readonly orderId: string; readonly counter: string; readonly customerId: string } | undefined> {
  return ordersOf()
    .selectFrom("orders.paper as paper")
    .innerJoin("orders.order as order", "order.id", "paper.order_id")
    .select(["order.id as orderId", "order.center as counter", "order.customer_id as customerId"])
    .where("paper.id", "=", paperId)
    .executeTakeFirst();
}
