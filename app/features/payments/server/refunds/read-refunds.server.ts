import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { refundPatienceMs } from "../../rules/reconciling.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { type ProblemKind, reportProblem } from "../problems.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** Reads the refunds of an attempt that are on their way, and settles them. */
export async function readOpenRefunds(attemptId: string, at: Date): Promise<void> {
  const pending = await pendingRefunds()
    .where((eb) => eb.or([eb("attempt.id", "=", attemptId), eb("attempt.second_of", "=", attemptId)]))
    .execute();
  for (const refund of pending) await readRefund(refund, at);
}

/**
 * The same for all attempts while there is time, those first that were not read for longest: one that fails, or hangs, each
 * time holds up nobody.
 */
export async function readPendingRefunds(at: Date, most: number, hasTime: () => boolean): Promise<void> {
  const pending = await pendingRefunds()
    .orderBy("refund.checked_at", (checked) => checked.asc().nullsFirst())
    .orderBy("refund.created_at")
    .limit(most)
    .execute();
  for (const refund of pending) {
    if (!hasTime()) return;
    await Promise.allSettled([readRefund(refund, at)]);
  }
}

/** What a gateway has had for too long goes to the staff, once. */
export function reportWaitingRefunds(at: Date): Promise<void> {
  return inTransaction<PaymentsTables, void>(async (trx) => {
    const kind: ProblemKind = "refund-waits";
    const waiting = await trx
      .selectFrom("payments.refund as refund")
      .leftJoin("payments.problem as problem", (join) =>
        join.onRef("problem.about", "=", "refund.id").on("problem.kind", "=", kind),
      )
      .select(["refund.id", "refund.attempt_id as attemptId", "refund.amount", "refund.created_at as since"])
      .where("refund.state", "=", "pending")
      .where("refund.created_at", "<=", new Date(at.getTime() - refundPatienceMs))
      .where("problem.id", "is", null)
      .execute();
    for (const { id: about, ...detail } of waiting)
      await reportProblem(trx as unknown as AnyTransaction, { kind, about, detail, at });
  });
}

function pendingRefunds() {
  return database<PaymentsTables>()
    .selectFrom("payments.refund as refund")
    .innerJoin("payments.attempt as attempt", "attempt.id", "refund.attempt_id")
    .select([
      "refund.id as refundId",
      "refund.gateway_refund_id as gatewayRefundId",
      "attempt.gateway",
      "attempt.captured_charge_id as chargeId",
    ])
    .where("refund.state", "=", "pending");
}

interface PendingRefund {
  readonly refundId: string;
  readonly gatewayRefundId: string | null;
  readonly gateway: string;
  readonly chargeId: string | null;
}

async function readRefund(
  { refundId, gatewayRefundId, gateway, chargeId }: PendingRefund,
  at: Date,
): Promise<void> {
  if (gatewayRefundId === null || chargeId === null) return;
  await database<PaymentsTables>()
    .updateTable("payments.refund")
    .set({ checked_at: at })
    .where("id", "=", refundId)
    .execute();
  const seen = await gatewayOf(gateway)?.readRefund({ chargeId, refundId, gatewayRefundId });
  if (seen === undefined) return;
  await inTransaction<unknown, void>((trx: AnyTransaction) => settleRefund(trx, refundId, seen, at));
}
