import { recordManualRefund, sendRefundAgain } from "#app/features/payments/payments.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { lockOrder } from "../orders/order-rows.server.ts";
import { payableKind } from "../orders/save-order.server.ts";
import { type ChangedOrder, lockSeen, type SeenOrder, saveByStaff } from "./change-by-staff.server.ts";

type FinishRefusal = "order-not-found" | "order-changed" | "refund-not-stuck" | "nothing-left";

/** What is done about a refund that waits for the staff. */
type RefundDeed =
  | { readonly kind: "resend-refund"; readonly refundId: string }
  | {
      readonly kind: "confirm-refund" | "record-refund";
      readonly refundId: string;
      readonly note: string;
    };

const by = { "confirm-refund": "gateway", "record-refund": "staff" } as const;

/** Sends a refund that failed once more, or notes that its money went back: by the gateway after all, or by other ways. */
export async function finishRefund(
  trx: AnyTransaction,
  seen: SeenOrder,
  deed: RefundDeed,
): Promise<Result<ChangedOrder, FinishRefusal>> {
  const order = await lockSeen(trx, seen);
  if (!order.ok) return order;
  const payable = { kind: payableKind, reference: seen.orderId };
  const done =
    deed.kind === "resend-refund"
      ? await sendRefundAgain(trx, payable, deed.refundId, seen.now)
      : await recordManualRefund(trx, payable, deed.refundId, seen.now, by[deed.kind]);
  if (!done.ok) return done;
  // The payment has changed the order's money by now.
  const after = await lockOrder(trx, seen.orderId);
  if (after === undefined) return refuse("order-not-found");
  const { now } = seen;
  const note = deed.kind === "resend-refund" ? "" : deed.note;
  const changes = [{ field: "refunded", before: order.value.refunded, after: after.refunded }];
  const history = { by: seen.by, now, kind: deed.kind, amount: done.value, note, changes };
  return succeed(await saveByStaff(trx, after, {}, history));
}
