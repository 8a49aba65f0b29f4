import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { binding } from "../../rules/order/fulfilment.ts";
import type { OrderRow } from "../orders/order-rows.server.ts";
import { saveOrder } from "../orders/save-order.server.ts";
import { issueCreditNote } from "../papers/issue-paper.server.ts";
import { lockSeen, type SeenOrder } from "./change-by-staff.server.ts";

interface Refund {
  /** Dirhams. */
  readonly amount: number;
  readonly reason: string;
}
type RefundRefusal = "order-not-found" | "order-changed" | "not-paid" | "more-than-owed";

/** Gives a part of an order's price back, for a reason that stands on the credit note. Pieces stay the customer's. */
export async function refundOrder(
  trx: AnyTransaction,
  seen: SeenOrder,
  { amount, reason }: Refund,
): Promise<Result<OrderRow, RefundRefusal>> {
  const locked = await lockSeen(trx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  if (!binding.includes(order.fulfilment)) return refuse("not-paid");
  if (amount <= 0 || amount > order.total_price - order.credited) return refuse("more-than-owed");
  await issueCreditNote(trx, order, { pieces: [], amount, reason }, seen.now);
  const fields = { credited: order.credited + amount };
  return succeed(await saveOrder(trx, order, { fields, actor: "staff", reason, at: seen.now }));
}
