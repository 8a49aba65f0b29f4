import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { resolveProblemsOf } from "../problems.server.ts";
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
  const refund = await tablesOf<PaymentsTables>(trx)
    .selectFrom("payments.refund")
    .select("state")
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "manual" && refund?.state !== "failed") return refuse("not-manual");
  await settleRefund(trx, refundId, { state: outcome, gatewayRefundId: null, failureCode: "by-staff" }, at);
  await resolveProblemsOf(trx, { about: [refundId] }, at);
  return succeed(null);
}
