import { paymentsOf } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { payableKind } from "./save-order.server.ts";

async function attemptOf(trx: AnyTransaction, orderId: string) {
  return (await paymentsOf(trx, payableKind, [orderId])).get(orderId)?.attempt;
}

/** Whether a payment lies at the bank undecided: the customer has given their card, and nobody may take the order away. */
export async function hasPendingPayment(trx: AnyTransaction, orderId: string): Promise<boolean> {
  const attempt = await attemptOf(trx, orderId);
  return attempt?.state === "pending" || attempt?.state === "authorized";
}

/** Whether anybody has tried to pay. */
export async function hasAttempt(trx: AnyTransaction, orderId: string): Promise<boolean> {
  return (await attemptOf(trx, orderId)) !== undefined;
}
