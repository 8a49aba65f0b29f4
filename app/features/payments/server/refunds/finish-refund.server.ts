import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { byStaff, mayBeMade, type RefundState, sentAgain, stuckCauseOf } from "../../rules/refund-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { leftOf, type PayableKey, refundsOf } from "../attempts/attempt-rows.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { resolveProblemsOf } from "../problems.server.ts";
import { insertRefund } from "./refund-payment.server.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { lockStuckRefund } from "./stuck-refunds.server.ts";

/**
 * Staff gave back by other ways what the gateway could not, or did not; or the gateway said to them that it has made it after all.
 * Refuses what does not wait for them, and the gateway's word for what it certainly has not made. Answers the amount.
 */
export async function recordManualRefund(
  trx: AnyTransaction,
  payable: PayableKey,
  refundId: string,
  at: Date,
  by: "staff" | "gateway" = "staff",
): Promise<Result<number, "refund-not-stuck">> {
  const locked = await lockStuckRefund(trx, payable, refundId);
  if (locked === undefined) return refuse("refund-not-stuck");
  const { state, failureCode: said } = locked.refund;
  if (by === "gateway" && !mayBeMade(stuckCauseOf(state as RefundState, said)))
    return refuse("refund-not-stuck");
  const failureCode = by === "staff" ? byStaff : undefined;
  await settleRefund(trx, refundId, { state: "refunded", gatewayRefundId: null, failureCode }, at);
  return succeed(locked.refund.amount);
}

/**
 * Sends a refund that failed once more. It is a new one, since gateways answer a repeated one as they did before; the failed one is
 * withdrawn, so that the money is requested once. Refuses what did not fail, and what went back by other refunds. Answers the amount.
 */
export async function sendRefundAgain(
  trx: AnyTransaction,
  payable: PayableKey,
  refundId: string,
  at: Date,
): Promise<Result<number, "refund-not-stuck" | "nothing-left">> {
  const locked = await lockStuckRefund(trx, payable, refundId);
  if (locked?.refund.state !== "failed" || gatewayOf(locked.attempt.gateway) === undefined)
    return refuse("refund-not-stuck");
  const { attempt, refund } = locked;
  const { amount, reason } = refund;
  const db = tablesOf<PaymentsTables>(trx);
  if (leftOf(attempt, await refundsOf(db, [attempt.id])) < amount) return refuse("nothing-left");
  await db
    .updateTable("payments.refund")
    .set({ state: "withdrawn", failure_code: sentAgain, changed_at: at })
    .where("id", "=", refundId)
    .execute();
  await resolveProblemsOf(trx, { about: [refundId] }, at);
  await insertRefund(trx, { attemptId: attempt.id, amount, isManual: false }, reason, at);
  return succeed(amount);
}
