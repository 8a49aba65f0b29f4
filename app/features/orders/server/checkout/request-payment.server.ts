import { customerById } from "#app/features/account/account.server.ts";
import { requestPayment } from "#app/features/payments/payments.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type OrderRow, ordersOf } from "../orders/order-rows.server.ts";
import { payableKind } from "../orders/save-order.server.ts";

interface PaymentRequest {
  readonly customerId: string;
  readonly orderId: string;
  readonly method: string;
  readonly language: Language;
  readonly now: Date;
}
type PaymentRefusal =
  | "order-not-found"
  | "order-expired"
  | "already-paid"
  | "method-unknown"
  | "payment-unavailable";

/** Begins the payment of an open order. The bank is called, so no transaction is open; called again it answers the same page. */
export async function payOrder({
  customerId,
  orderId,
  method,
  language,
  now,
}: PaymentRequest): Promise<Result<{ attemptId: string; redirectUrl: string }, PaymentRefusal>> {
  const order = await ownOrder(customerId, orderId);
  const customer = await customerById(customerId);
  if (order === undefined || customer === undefined) return refuse("order-not-found");
  if (order.captured > 0 || order.number !== null) return refuse("already-paid");
  if (order.fulfilment !== "open" || order.expires_at <= now) return refuse("order-expired");
  const brand = config.served.name;
  const requested = await requestPayment(
    {
      kind: payableKind,
      reference: orderId,
      customerId,
      amount: order.total_price,
      currency: "QAR",
      description: { en: `${brand.en} genuine parts`, ar: `قطع غيار ${brand.ar} الأصلية` },
      customer: {
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.emails[0]?.email ?? "",
        phone: order.phone,
      },
      language,
      expiresAt: order.expires_at,
      returnPath: "/order-payment",
    },
    method,
    now,
  );
  if (requested.ok) return requested;
  return requested.code === "payable-expired" ? refuse("order-expired") : refuse(requested.code);
}

async function ownOrder(customerId: string, orderId: string): Promise<OrderRow | undefined> {
  const row = await ordersOf()
    .selectFrom("orders.order")
    .selectAll()
    .where("id", "=", orderId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}
