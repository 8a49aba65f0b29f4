import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { pickupCodeOf } from "../../rules/pickup-code.ts";
import { notifyOfOrder } from "../messages/notify-of-order.server.ts";
import { linesOf, ordersOf } from "../orders/order-rows.server.ts";
import {
  type ChangedOrder,
  lockForMove,
  type SeenOrder,
  type StaffRefusal,
  saveByStaff,
} from "./change-by-staff.server.ts";

/** A member of staff begins to take the pieces from the shelves: from now on the customer cannot cancel. */
export async function startPicking(
  trx: AnyTransaction,
  seen: SeenOrder,
): Promise<Result<ChangedOrder, StaffRefusal>> {
  const order = await lockForMove(trx, seen, "picking");
  if (!order.ok) return order;
  const deed = { ...seen, kind: "start-picking" } as const;
  return succeed(await saveByStaff(trx, order.value, { fulfilment: "picking" }, deed));
}

/** All pieces lie at the counter: the customer gets a code to collect them by. Refuses while any is missing. */
export async function markReady(
  trx: AnyTransaction,
  seen: SeenOrder,
): Promise<Result<ChangedOrder, StaffRefusal | "pieces-missing">> {
  const order = await lockForMove(trx, seen, "ready");
  if (!order.ok) return order;
  const lines = await linesOf(seen.orderId, trx);
  if (lines.some(({ short }) => short > 0)) return refuse("pieces-missing");
  const pickupCode = await freeCode(trx, order.value.center);
  const fields = { ready_at: seen.now, pickup_code: pickupCode };
  const deed = { ...seen, kind: "mark-ready" } as const;
  const ready = await saveByStaff(trx, order.value, { fulfilment: "ready", fields }, deed);
  await sendJob(trx, notifyOfOrder, { orderId: seen.orderId, occasion: "ready" });
  return succeed(ready);
}

/** A code that no order waiting at the counter has. */
async function freeCode(trx: AnyTransaction, center: string): Promise<string> {
  for (;;) {
    const code = pickupCodeOf(randomBytes(6));
    const taken = await ordersOf(trx)
      .selectFrom("orders.order")
      .select("id")
      .where("center", "=", center)
      .where("pickup_code", "=", code)
      .where("fulfilment", "=", sql.lit("ready"))
      .executeTakeFirst();
    if (taken === undefined) return code;
  }
}
