import { type Result, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { endLocked } from "../orders/cancel-order.server.ts";
import {
  type ChangedOrder,
  lockForMove,
  recordDeed,
  type SeenOrder,
  type StaffRefusal,
} from "./change-by-staff.server.ts";

/**
 * Cancels a paid order that cannot be handed over, until it was: its pieces are free, all that is left of its price goes back, and
 * the customer hears of it. The reason stands on the credit note.
 */
export async function cancelByStaff(
  trx: AnyTransaction,
  seen: SeenOrder,
  reason: string,
): Promise<Result<ChangedOrder, StaffRefusal>> {
  const order = await lockForMove(trx, seen, "canceled");
  if (!order.ok) return order;
  const saved = await endLocked(trx, order.value, { actor: "staff", reason, at: seen.now });
  await sendJob(trx, notifyOfOrder, { orderId: seen.orderId, occasion: "canceled-by-us" });
  const deed = { ...seen, kind: "cancel", note: reason } as const;
  return succeed(await recordDeed(trx, { before: order.value, saved }, deed));
}
