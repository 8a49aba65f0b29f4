import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { normalPickupCode } from "../../rules/pickup-code.ts";
import { lockOrder, type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { moveStock } from "../stock/move-stock.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import {
  type ChangedOrder,
  lockForMove,
  type SeenOrder,
  type StaffRefusal,
  saveByStaff,
} from "./change-by-staff.server.ts";

interface Handing extends Pick<SeenOrder, "by" | "now"> {
  readonly center: string;
  readonly pickupCode: string;
}

/** Hands an order over to the person who shows its code: its pieces leave the shelves. A second time the code opens nothing. */
export async function handOverOrder(
  trx: AnyTransaction,
  { center, pickupCode, ...deed }: Handing,
): Promise<Result<ChangedOrder, "code-unknown">> {
  const found = await ordersOf(trx)
    .selectFrom("orders.order")
    .select("id")
    .where("center", "=", center)
    .where("pickup_code", "=", normalPickupCode(pickupCode))
    .where("fulfilment", "=", sql.lit("ready"))
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.id));
  if (order === undefined || order.fulfilment !== "ready") return refuse("code-unknown");
  return succeed(await handOver(trx, order, deed));
}

/** The same with an order that is on the screen: the code has to be its own. */
export async function handOverSeen(
  trx: AnyTransaction,
  seen: SeenOrder,
  pickupCode: string,
): Promise<Result<ChangedOrder, StaffRefusal | "code-unknown">> {
  const order = await lockForMove(trx, seen, "collected");
  if (!order.ok) return order;
  if (order.value.pickup_code !== normalPickupCode(pickupCode)) return refuse("code-unknown");
  return succeed(await handOver(trx, order.value, seen));
}

async function handOver(
  trx: AnyTransaction,
  order: OrderRow,
  { by, now }: Pick<SeenOrder, "by" | "now">,
): Promise<ChangedOrder> {
  for (const { part, center: shelf, quantity } of await releaseReservations(trx, order.id))
    await moveStock(trx, {
      ...{ part, center: shelf, quantity: -quantity, kind: "collected", orderId: order.id },
      ...{ actor: by.staffId, at: now },
    });
  const change = { fulfilment: "collected", fields: { collected_at: now } } as const;
  return saveByStaff(trx, order, change, { by, now, kind: "hand-over" });
}
