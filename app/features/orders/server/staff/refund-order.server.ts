import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { binding } from "../../rules/order/fulfilment.ts";
import type { OrderRow } from "../orders/order-rows.server.ts";
import { issueCreditNote } from "../papers/issue-paper.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "./change-by-staff.server.ts";

interface Refund {
  /** Dirhams. */
  readonly amount: number;
  readonly reason: string;
}
export type RefundRefusal = "order-not-found" | "order-changed" | "not-paid" | "more-than-owed";

/** Gives a part of an order's price back, for a reason that stands on the credit note. Pieces stay the customer's. */
export async function refundOrder(
  trx: AnyTransaction,
  seen: SeenOrder,
  { amount, reason }: Refund,
): Promise<Result<ChangedOrder, RefundRefusal>> {
  const locked = await lockSeen(trx, seen);
  if (!locked.ok) return locked;
  const order = locked.value;
  const possible = checkRefund(order, amount);
  if (!possible.ok) return possible;
  await issueCreditNote(trx, order, { pieces: [], amount, reason }, seen.now);
  const fields = { credited: order.credited + amount };
  const deed = { ...seen, kind: "approve-refund", amount, note: reason } as const;
  return succeed(await saveByStaff(trx, order, { fields, reason }, deed));
}

/** Whether so much of an order can be given back. */
export function checkRefund(
  { fulfilment, total_price: total, credited }: OrderRow,
  amount: number,
): Result<null, "not-paid" | "more-than-owed"> {
  if (!binding.includes(fulfilment)) return refuse("not-paid");
  return amount <= 0 || amount > total - credited ? refuse("more-than-owed") : succeed(null);
}
