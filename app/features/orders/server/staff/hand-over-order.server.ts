import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { normalPickupCode } from "../../rules/pickup-code.ts";
import { moveStock } from "../stock/move-stock.server.ts";
import { releaseReservations } from "../stock/stock-rows.server.ts";
import {
  type ChangedOrder,
  lockForMove,
  type SeenOrder,
  type StaffRefusal,
  saveByStaff,
} from "./change-by-staff.server.ts";

/** Hands an order over to the person who shows its code: its pieces leave the shelves. A second time the code opens nothing; nor does
 * it where the customer's bank has taken the money back. */
export async function handOverOrder(
  trx: AnyTransaction,
  seen: SeenOrder,
  pickupCode: string,
): Promise<Result<ChangedOrder, StaffRefusal | "code-unknown" | "charged-back">> {
  const order = await lockForMove(trx, seen, "collected");
  if (!order.ok) return order;
  if (order.value.money === "charged-back") return refuse("charged-back");
  if (order.value.pickup_code !== normalPickupCode(pickupCode)) return refuse("code-unknown");
  const { by, now } = seen;
  for (const { part, center: shelf, quantity } of await releaseReservations(trx, order.value.id))
    await moveStock(trx, {
      part,
      center: shelf,
      quantity: -quantity,
      kind: "collected",
      orderId: order.value.id,
      actor: by.staffId,
      at: now,
    });
  const change = { fulfilment: "collected", fields: { collected_at: now } } as const;
  return succeed(await saveByStaff(trx, order.value, change, { by, now, kind: "hand-over" }));
}
