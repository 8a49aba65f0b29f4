import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type Fulfilment, moveFulfilment } from "../../rules/order/fulfilment.ts";
import { lockOrder, type OrderRow } from "../orders/order-rows.server.ts";

/** Which order, as a member of staff last saw it: a later one is not overwritten. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  /** Who does it, for the order's history and the movements of stock. */
  readonly staff: string;
  readonly now: Date;
}
export type StaffRefusal = "order-not-found" | "order-changed" | "illegal-move" | "not-theirs";

/** An order as it was seen, locked. Refuses one that has changed since. */
export async function lockSeen(
  trx: AnyTransaction,
  { orderId, version }: SeenOrder,
): Promise<Result<OrderRow, "order-not-found" | "order-changed">> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) return refuse("order-not-found");
  return order.version === version ? succeed(order) : refuse("order-changed");
}

/** The same, where staff may move it to a state. */
export async function lockForMove(
  trx: AnyTransaction,
  seen: SeenOrder,
  to: Fulfilment,
): Promise<Result<OrderRow, StaffRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const moved = moveFulfilment(order.value.fulfilment, to, "staff");
  return moved.ok ? order : moved;
}
