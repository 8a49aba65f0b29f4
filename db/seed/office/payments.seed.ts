import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";

interface PaidOrder {
  readonly orderId: string;
  readonly customerId: string;
  readonly language: "en" | "ar";
  /** Dirhams. */
  readonly amount: number;
  readonly placedAt: Date;
  readonly paidAt: Date;
}

/** Payments of orders by a card of the demo's bank, and the bank's own record of each, by which money can go back. */
export async function copyPayments(load: BulkLoad<unknown>, orders: readonly PaidOrder[]): Promise<void> {
  await copyRows(load, "payments.attempt", orders.map(attemptRow));
  await copyRows(load, "payments.bank_charge", orders.map(chargeRow));
}

const shared = { method: "card", currency: "QAR", state: "captured" };

function attemptRow({ orderId, customerId, amount, placedAt, paidAt }: PaidOrder) {
  return {
    ...{ ...shared, id: `${orderId}-a`, kind: "parts-order", reference: orderId, customer_id: customerId },
    ...{ gateway: "demo", amount, charge_id: `${orderId}-c`, captured_charge_id: `${orderId}-c` },
    ...{ captured: amount, captured_at: paidAt, card_hint: "Visa •••• 0021" },
    ...{ created_at: placedAt, expires_at: paidAt, changed_at: paidAt, checked_at: paidAt },
  };
}

function chargeRow({ orderId, language, amount, placedAt, paidAt }: PaidOrder) {
  return {
    ...{ ...shared, id: `${orderId}-c`, merchant_reference: `${orderId}-a`, amount, language },
    ...{ description: "", merchant_name: "Rimal", notify_url: "", return_url: "", card_ending: "0021" },
    ...{ created_at: placedAt, expires_at: paidAt, decided_at: paidAt },
  };
}
