import type { AnyTransaction } from "#app/platform/database.server.ts";
import { linesOf, type OrderRow } from "../orders/order-rows.server.ts";
import { issueCreditNote } from "./issue-paper.server.ts";

/** Credits all that is left of a paid order. */
export async function creditOrder(
  trx: AnyTransaction,
  order: OrderRow,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const amount = order.total_price - order.credited;
  if (amount <= 0) return;
  const lines = await linesOf(order.id, trx);
  const pieces = lines.flatMap((line) => {
    const quantity = line.quantity - line.dropped - line.returned;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  await issueCreditNote(trx, order, { pieces, amount, reason }, at);
}
