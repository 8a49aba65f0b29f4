import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { normalPickupCode } from "../../rules/pickup-code.ts";
import { lockOrder, type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { saveOrder } from "../orders/save-order.server.ts";
import { moveStock } from "../stock/move-stock.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";

interface Handing {
  readonly center: string;
  readonly pickupCode: string;
  readonly staff: string;
  readonly now: Date;
}

/** Hands an order over to the person who shows its code: its pieces leave the shelves. A second time the code opens nothing. */
export async function handOverOrder(
  trx: AnyTransaction,
  { center, pickupCode, staff, now }: Handing,
): Promise<Result<OrderRow, "code-unknown">> {
  const found = await ordersOf(trx)
    .selectFrom("orders.order")
    .select("id")
    .where("center", "=", center)
    .where("pickup_code", "=", normalPickupCode(pickupCode))
    .where("fulfilment", "=", sql.lit("ready"))
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.id));
  if (order === undefined || order.fulfilment !== "ready") return refuse("code-unknown");
  for (const { part, center: shelf, quantity } of await releaseReservations(trx, order.id))
    await moveStock(trx, {
      ...{ part, center: shelf, quantity: -quantity, kind: "collected", orderId: order.id },
      ...{ actor: staff, at: now },
    });
  const fields = { collected_at: now };
  return succeed(await saveOrder(trx, order, { fulfilment: "collected", fields, actor: "staff", at: now }));
}
