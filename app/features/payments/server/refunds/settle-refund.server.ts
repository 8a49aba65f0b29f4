import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  byStaff,
  chargedBack,
  failureAfterTaking,
  type RefundState,
  refundStateAfter,
  sentAgain,
} from "../../rules/refund-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { lockAttempts, notifyOwner } from "../attempts/attempt-rows.server.ts";
import { reportProblem, resolveProblemsOf } from "../problems.server.ts";

interface SeenRefund {
  readonly state: RefundState;
  readonly gatewayRefundId: string | null;
  readonly failureCode?: string | undefined;
}

/**
 * Brings a refund to what its gateway says, and calls the owner where that changes it. One that failed goes to the staff: it is
 * never shown as refunded.
 */
export async function settleRefund(
  trx: AnyTransaction,
  refundId: string,
  seen: SeenRefund,
  at: Date,
): Promise<void> {
  const db = tablesOf<PaymentsTables>(trx);
  const payable = await db
    .selectFrom("payments.refund as refund")
    .innerJoin("payments.attempt as attempt", "attempt.id", "refund.attempt_id")
    .select(["attempt.id as attemptId", "attempt.kind", "attempt.reference"])
    .where("refund.id", "=", refundId)
    .executeTakeFirst();
  if (payable === undefined) return;
  await lockAttempts(trx, payable);
  const refund = await db
    .selectFrom("payments.refund")
    .select(["state", "amount", "failure_code"])
    .where("id", "=", refundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isMarked = refund.failure_code === chargedBack;
  const news = isMarked && seen.state === "failed" ? failureAfterTaking(seen.failureCode) : seen.state;
  const state = refundStateAfter(refund.state as RefundState, news);
  const mark = isMarked && state !== "refunded" ? chargedBack : null;
  await db
    .updateTable("payments.refund")
    .set({
      claimed_until: null,
      ...(seen.gatewayRefundId !== null && { gateway_refund_id: seen.gatewayRefundId }),
      ...(state !== refund.state && { state, failure_code: seen.failureCode ?? mark, changed_at: at }),
    })
    .where("id", "=", refundId)
    .execute();
  if (state === refund.state) return;
  log.info({ refundId, state }, "refund");
  if (state === "refunded") await resolveProblemsOf(trx, { about: [refundId] }, at);
  // Staff need not ask the gateway any more.
  else if (state !== "pending") await resolveProblemsOf(trx, { about: [refundId], kind: "refund-waits" }, at);
  const { attemptId } = payable;
  const { amount } = refund;
  const detail = { attemptId, amount, failureCode: seen.failureCode };
  const hasFailed = state === "failed";
  if (hasFailed) await reportProblem(trx, { kind: "refund-failed", about: refundId, detail, at });
  const refundFailed = { refundId, amount, isAgain: hasFailed && (await wasSentAgain(trx, attemptId)) };
  await notifyOwner(trx, payable, {
    at,
    ...(hasFailed && { refundFailed }),
    isByHand: seen.failureCode === byStaff,
  });
}

async function wasSentAgain(trx: AnyTransaction, attemptId: string): Promise<boolean> {
  const earlier = await tablesOf<PaymentsTables>(trx)
    .selectFrom("payments.refund")
    .select("id")
    .where("attempt_id", "=", attemptId)
    .where("failure_code", "=", sentAgain)
    .executeTakeFirst();
  return earlier !== undefined;
}
