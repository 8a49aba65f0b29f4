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
    .select("on_hand")
    .where("part", "=", part)
    .where("center", "=", center)
    .executeTakeFirst();
  const quantity = onHand - (row?.on_hand ?? 0);
  if (quantity === 0) return 0;
  await moveStock(trx, { part, center, quantity, kind: "count", actor: staff, at: now });
  if (quantity > 0) await sendJob(trx, sendStockAlerts, {});
  return quantity;
}
