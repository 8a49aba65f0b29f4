import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { linesOf, ordersOf } from "../orders/order-rows.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "../staff/change-by-staff.server.ts";
import { moveStock } from "../stock/move-stock.server.ts";
import { reserveStock } from "../stock/reserve-stock.server.ts";
import { reduceReservation } from "../stock/stock-rows.server.ts";

interface Missing {
  readonly line: number;
  readonly quantity: number;
}
type ShortRefusal =
  | "order-not-found"
  | "order-changed"
  | "not-picking"
  | "line-not-found"
  | "too-many-pieces";

/**
 * Pieces that stock has and the shelf does not: they are gone from stock, and the customer has to choose what to do. Once for
 * a line, while the order is picked.
 */
export async function markShort(
  trx: AnyTransaction,
  seen: SeenOrder,
  { line, quantity }: Missing,
): Promise<Result<ChangedOrder, ShortRefusal>> {
  const locked = await lockSeen(trx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (order.fulfilment !== "picking") return refuse("not-picking");
  const row = (await linesOf(order.id, trx)).find((one) => one.line === line);
  if (row === undefined) return refuse("line-not-found");
  if (row.short + quantity > row.quantity - row.dropped) return refuse("too-many-pieces");
  const missing = { part: row.part, center: order.center, quantity };
  if (!(await reduceReservation(trx, order.id, missing))) return refuse("too-many-pieces");
  const movement = { ...missing, quantity: -quantity, kind: "short", orderId: order.id } as const;
  await moveStock(trx, { ...movement, actor: seen.by.staffId, at: seen.now });
  await ordersOf(trx)
    .updateTable("orders.order_line")
    .set({ short: row.short + quantity, short_answer: null })
    .where("order_id", "=", order.id)
    .where("line", "=", line)
    .execute();
  await sendJob(trx, notifyOfOrder, { orderId: order.id, occasion: "short" });
  const changes = [{ field: "short", before: row.short, after: row.short + quantity }];
  return succeed(await saveByStaff(trx, order, {}, { ...seen, kind: "mark-short", line, quantity, changes }));
}

/** Pieces for which the customer waits have come: they are reserved. */
export async function fillShortage(
  trx: AnyTransaction,
  seen: SeenOrder,
  line: number,
): Promise<Result<ChangedOrder, "order-not-found" | "order-changed" | "no-shortage" | "out-of-stock">> {
  const locked = await lockSeen(trx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  const row = (await linesOf(order.id, trx)).find((one) => one.line === line);
  if (row === undefined || row.short === 0 || row.short_answer !== "wait") return refuse("no-shortage");
  const pieces = new Map([[row.part, row.short]]);
  const wanted = { orderId: order.id, center: order.center, pieces, expiresAt: null, now: seen.now };
  if ((await reserveStock(trx, wanted)).length > 0) return refuse("out-of-stock");
  await ordersOf(trx)
    .updateTable("orders.order_line")
    .set({ short: 0 })
    .where("order_id", "=", order.id)
    .where("line", "=", line)
    .execute();
  const changes = [{ field: "short", before: row.short, after: 0 }];
  const deed = { ...seen, kind: "fill-shortage", line, quantity: row.short, changes } as const;
  return succeed(await saveByStaff(trx, order, {}, deed));
}
