import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { methodOf } from "../../rules/methods.ts";
import { type RefundPart, splitRefund } from "../../rules/split-refund.ts";
import type { PaymentsTables } from "../../tables.ts";
import { leftOf, lockAttempts, type PayableKey, refundsOf } from "../attempts/attempt-rows.server.ts";
import { reportProblem } from "../problems.server.ts";
import { sendRefund } from "./send-refund.server.ts";

interface RefundRequest extends PayableKey {
  /** In dirhams. */
  readonly amount: number;
  /** Why, for our own books. */
  readonly reason: string;
}

/**
 * Gives money back, over the attempts that captured it. The rows and the jobs that carry them out are part of the caller's
 * transaction. What a method cannot give back goes to the staff. Refuses more than was captured and is not on its way back.
 */
export async function refundPayment(
  trx: AnyTransaction,
  { amount, reason, ...payable }: RefundRequest,
): Promise<Result<{ readonly refundIds: string[] }, "nothing-to-refund" | "more-than-captured">> {
  const attempts = await lockAttempts(trx, payable);
  const ids = attempts.map(({ id }) => id);
  const refunds = await refundsOf(tablesOf<PaymentsTables>(trx), ids);
  const sources = attempts.map((attempt) => ({
    attemptId: attempt.id,
    captured: attempt.captured,
    refundable: leftOf(attempt, refunds),
    canRefundPartly: methodOf(attempt.gateway, attempt.method)?.canRefundPartly ?? false,
  }));
  if (sources.every(({ captured }) => captured === 0)) return refuse("nothing-to-refund");
  const parts = splitRefund(sources, amount);
  if (!parts.ok) return parts;
  const refundIds: string[] = [];
  for (const part of parts.value) refundIds.push(await insertRefund(trx, part, reason, now()));
  return succeed({ refundIds });
}

/** A refund by one attempt; its job is a part of the transaction. */
export async function insertRefund(
  trx: AnyTransaction,
  { attemptId, amount, isManual }: RefundPart,
  reason: string,
  at: Date,
): Promise<string> {
  const id = newId(at.getTime());
  const state = isManual ? "manual" : "requested";
  await tablesOf<PaymentsTables>(trx)
    .insertInto("payments.refund")
    .values({ ...{ id, amount, reason, state }, attempt_id: attemptId, created_at: at, changed_at: at })
    .execute();
  if (isManual)
    await reportProblem(trx, { kind: "manual-refund", about: id, detail: { attemptId, amount }, at });
  else await sendJob(trx, sendRefund, { refundId: id });
  return id;
}
