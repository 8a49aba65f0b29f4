import { checkPayment, type PaymentSummary, paymentsOf } from "#app/features/payments/payments.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { payableKind } from "./save-order.server.ts";

async function paymentOf(orderId: string, trx?: AnyTransaction): Promise<PaymentSummary | undefined> {
  return (await paymentsOf(payableKind, [orderId], trx)).get(orderId);
}

/** Whether a payment lies at the bank undecided: the customer has given their card, and nobody may take the order away. */
export async function hasPendingPayment(trx: AnyTransaction, orderId: string): Promise<boolean> {
  const payment = await paymentOf(orderId, trx);
  return payment !== undefined && payment.undecided !== null;
}

/**
 * Reads from the bank what lies there of an order, so that one that was paid a moment ago, or is being paid, is not taken away.
 * The bank is called: no transaction is open.
 */
export async function readPayment(customerId: string, orderId: string, now: Date): Promise<void> {
  const payment = await paymentOf(orderId);
  if (payment !== undefined && payment.captured === 0)
    await checkPayment(payment.attempt.id, customerId, now);
}

/** Whether anybody has tried to pay. */
export async function hasAttempt(trx: AnyTransaction, orderId: string): Promise<boolean> {
  return (await paymentOf(orderId, trx)) !== undefined;
}
