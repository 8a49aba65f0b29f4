import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { giveTryBack, type SharedLimit, spendTry } from "#app/platform/limits/shared-limits.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { normalPickupCode } from "../../rules/pickup-code.ts";
import { ordersOf } from "../orders/order-rows.server.ts";

/**
 * Looks at a code before the order is handed over, outside of that transaction, whose refusal would take the count back.
 * Five wrong ones lock the code of an order, and fifteen those of a member of staff, for 15 minutes. An order that is not
 * ready has no code to guess: what becomes of it the deed says.
 */
export async function tryPickupCode(
  orderId: string,
  pickupCode: string,
  { staffId }: StaffActor,
): Promise<Result<undefined, "code-unknown" | "code-locked">> {
  const order = await ordersOf()
    .selectFrom("orders.order")
    .select(["pickup_code", "fulfilment"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (order?.fulfilment !== "ready") return succeed(undefined);
  const counted: readonly (readonly [SharedLimit, string])[] = [
    ["pickup code of an order", orderId],
    ["pickup codes by a member of staff", staffId],
  ];
  for (const [limit, of] of counted) if ((await spendTry(limit, of)) > 0) return refuse("code-locked");
  if (order.pickup_code !== normalPickupCode(pickupCode)) return refuse("code-unknown");
  for (const [limit, of] of counted) await giveTryBack(limit, of);
  return succeed(undefined);
}
