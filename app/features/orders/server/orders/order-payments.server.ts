import { checkPayment, type PaymentSummary, paymentsOf } from "#app/features/payments/payments.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { payableKind } from "./save-order.server.ts";

async function paymentOf(trx: AnyTransaction, orderId: string): Promise<PaymentSummary | undefined> {
  return (await paymentsOf(trx, payableKind, [orderId])).get(orderId);
}

/** Whether a payment lies at the bank undecided: the customer has given their card, and nobody may take the order away. */
export async function hasPendingPayment(trx: AnyTransaction, orderId: string): Promise<boolean> {
  return (await paymentOf(trx, orderId))?.isUnderWay ?? false;
}

/**
 * Reads from the bank what lies there of an order, so that one that was paid a moment ago, or is being paid, is not taken away.
 * The bank is called: no transaction is open.
 */
export async function readPayment(customerId: string, orderId: string, now: Date): Promise<void> {
  const payment = await inTransaction<unknown, PaymentSummary | undefined>((trx) => paymentOf(trx, orderId));
  if (payment !== undefined && payment.captured === 0)
    await checkPayment(payment.attempt.id, customerId, now);
}

/** Whether anybody has tried to pay. */
export async function hasAttempt(trx: AnyTransaction, orderId: string): Promise<boolean> {
  return (await paymentOf(trx, orderId)) !== undefined;
}
