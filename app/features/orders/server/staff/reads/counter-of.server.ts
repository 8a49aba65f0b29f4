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

/** The order of a receipt or credit note, and where it is collected. */
export async function counterOfPaper(paperId: string): Promise<string | undefined> {
  const row = await ordersOf()
    .selectFrom("orders.paper as paper")
    .innerJoin("orders.order as order", "order.id", "paper.order_id")
    .select("order.center")
    .where("paper.id", "=", paperId)
    .executeTakeFirst();
  return row?.center;
}
