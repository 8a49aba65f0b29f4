import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** Reads the refunds of an attempt that are on their way, and settles them. */
export async function readOpenRefunds(attemptId: string, at: Date): Promise<void> {
  const pending = await pendingRefunds().where("attempt.id", "=", attemptId).execute();
  for (const refund of pending) await readRefund(refund, at);
}

/** The same for all attempts, those first that wait longest. One that fails does not hold up the others. */
export async function readPendingRefunds(at: Date, most: number): Promise<void> {
  const pending = await pendingRefunds().orderBy("refund.created_at").limit(most).execute();
  for (const refund of pending) await Promise.allSettled([readRefund(refund, at)]);
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
  const seen = await gatewayOf(gateway)?.readRefund({ chargeId, refundId, gatewayRefundId });
  if (seen === undefined) return;
  await inTransaction<unknown, void>((trx: AnyTransaction) => settleRefund(trx, refundId, seen, at));
}
