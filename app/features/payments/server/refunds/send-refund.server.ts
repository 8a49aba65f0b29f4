import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { refundRepeatsMs } from "../../rules/reconciling.ts";
import { noAnswer, noGateway } from "../../rules/refund-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf, notifyUrlOf } from "../gateways/chosen-gateway.server.ts";
import { GatewayRefused, type RefundSeen } from "../gateways/gateway.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** Two processes never send the same refund at the same moment; longer than the patience with a gateway. */
const claimMs = 60_000;

/** Requests a refund of its gateway, by our id of it: to send it again makes no second one. */
export async function carryOutRefund(refundId: string, at: Date): Promise<void> {
  const claimed = await claimRefund(refundId, at);
  if (claimed === undefined) return;
  const { gateway, chargeId, amount, currency, tries, createdAt, failureCode } = claimed;
  const adapter = gatewayOf(gateway);
  if (adapter === undefined || chargeId === null) return settle(refundId, { failureCode: noGateway }, at);
  // Sent once without an answer, then the bank took the money.
  if (failureCode !== null) return settle(refundId, { failureCode }, at);
  if (tries > 1 && at.getTime() - createdAt.getTime() > refundRepeatsMs)
    return settle(refundId, { failureCode: noAnswer }, at);
  const order = { refundId, chargeId, amount, currency, notifyUrl: notifyUrlOf(adapter.id) };
  const answer = await adapter.refund(order).catch((error: unknown) => {
    if (error instanceof GatewayRefused) return { failureCode: `refused-${error.status}` };
    throw error;
  });
  await settle(refundId, answer, at);
}

function settle(
  refundId: string,
  answer: RefundSeen | { readonly failureCode: string },
  at: Date,
): Promise<void> {
  const seen = "state" in answer ? answer : { ...answer, gatewayRefundId: null, state: "failed" as const };
  return inTransaction<unknown, void>((trx: AnyTransaction) => settleRefund(trx, refundId, seen, at));
}

async function claimRefund(refundId: string, at: Date) {
  const db = database<PaymentsTables>();
  const claimed = await db
    .updateTable("payments.refund")
    .set((eb) => ({ tries: eb("tries", "+", 1), claimed_until: new Date(at.getTime() + claimMs) }))
    .where("id", "=", refundId)
    .where("state", "=", "requested")
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
    .returning([
      "attempt_id as attemptId",
      "amount",
      "tries",
      "created_at as createdAt",
      "failure_code as failureCode",
    ])
    .executeTakeFirst();
  if (claimed === undefined) return undefined;
  const attempt = await db
    .selectFrom("payments.attempt")
    .select(["gateway", "captured_charge_id as chargeId", "currency"])
    .where("id", "=", claimed.attemptId)
    .executeTakeFirstOrThrow();
  return { ...claimed, ...attempt };
}

/** Should the job be lost, or the gateway stay away for longer than it is patient, the reconciler finds the row. */
export const sendRefund = defineOutsideJob({
  name: "send-refund",
  schema: z.object({ refundId: z.string() }),
  callOut: ({ refundId }) => carryOutRefund(refundId, now()),
});
