import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { OrdersTables } from "../../tables.ts";
import { sendStockAlerts } from "../alerts/send-alerts.server.ts";
import { moveStock } from "./move-stock.server.ts";
import { lockStock } from "./stock-rows.server.ts";

interface Count {
  readonly part: string;
  readonly center: string;
  readonly onHand: number;
  readonly staff: string;
  readonly now: Date;
}

/** Sets what is on a shelf as it was counted. What differs is a movement; reservations stay. Answers the difference. */
export async function countStock(
  trx: AnyTransaction,
  { part, center, onHand, staff, now }: Count,
): Promise<number> {
  await lockStock(trx, [{ part, center }]);
  const row = await tablesOf<OrdersTables>(trx)
    .selectFrom("orders.stock")
    .select(["on_hand", "as_of"])
    .where("part", "=", part)
    .where("center", "=", center)
    .executeTakeFirst();
  const quantity = onHand - (row?.on_hand ?? 0);
  if (quantity === 0) return 0;
  // A file of this very moment was there before.
  const at = new Date(Math.max(now.getTime(), (row?.as_of.getTime() ?? 0) + 1));
  await moveStock(trx, { part, center, quantity, kind: "count", actor: staff, at });
  if (quantity > 0) await sendJob(trx, sendStockAlerts, {});
  return quantity;
}
