import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { OrdersTables } from "../../tables.ts";
import type { OrderRow } from "../orders/order-rows.server.ts";

export interface HandOver {
  readonly kind: "paid" | "refunded";
  readonly amount: number;
  /** The ERP takes each key once. */
  readonly key: string;
  readonly at: Date;
}

/** Notes what the ERP has to hear of an order. An order that was never taken on is nothing to it. */
export async function handOver(
  trx: AnyTransaction,
  order: OrderRow,
  { kind, amount, key, at }: HandOver,
): Promise<void> {
  if (order.number === null) return;
  await tablesOf<OrdersTables>(trx)
    .insertInto("orders.hand_over")
    .values({ key, order_id: order.id, kind, amount, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
