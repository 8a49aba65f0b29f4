import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { settleRefund } from "./settle-refund.server.ts";

/**
 * What staff did of a refund that the gateway could not make, or did not: they gave the money back, or it cannot be given back. Its
 * problems leave their queue. Refuses one that is on its way by the gateway.
 */
export async function recordManualRefund(
  trx: AnyTransaction,
  refundId: string,
  outcome: "refunded" | "failed",
  at: Date,
): Promise<Result<null, "not-manual">> {
  const db = tablesOf<PaymentsTables>(trx);
  const refund = await db
    .selectFrom("payments.refund")
    .select("state")
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "manual" && refund?.state !== "failed") return refuse("not-manual");
  await settleRefund(trx, refundId, { state: outcome, gatewayRefundId: null, failureCode: "by-staff" }, at);
  await db
    .updateTable("payments.problem")
    .set({ resolved_at: at })
    .where("about", "=", refundId)
    .where("resolved_at", "is", null)
    .execute();
  return succeed(null);
}
