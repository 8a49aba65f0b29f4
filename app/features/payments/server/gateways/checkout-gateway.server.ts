import * as z from "zod";
import type { ChargeSeen } from "../../rules/settle.ts";
import { idOfReference, shortReference } from "../../rules/short-reference.ts";
import { checkoutDisputes } from "./checkout-disputes.server.ts";
import {
  actions,
  hostedPage,
  payment,
  paymentSeen,
  refundAccepted,
  refundSeenIn,
} from "./checkout-shapes.server.ts";
import type { ChargeOrder, Gateway } from "./gateway.server.ts";
import { gatewayClient, present, type Send } from "./gateway-client.server.ts";
import { isSigned, jsonIn } from "./signatures.server.ts";

export interface CheckoutSettings {
  readonly secret: string;
  /** The key of the webhook's signatures. */
  readonly signatureSecret: string;
  readonly channel?: string | undefined;
  /** The importer's country, which the billing address needs. */
  readonly country: string;
}

const allowed = { card: "card", debit: "card", qpay: "qpay" } as const;
const locales = { en: "en-GB", ar: "ar" } as const;
const event = z.object({
  id: z.string().min(1).max(200),
  data: z.object({ id: z.string().startsWith("pay_") }),
});
/** Every type that begins with `dispute_` is about a dispute, and names its payment. */
const disputeEvent = z.object({
  id: z.string().min(1).max(200),
  type: z.string().startsWith("dispute_"),
  data: z.object({ id: z.string().min(1).max(200), payment_id: z.string().startsWith("pay_") }),
});
const anyEvent = z.object({ id: z.string() });

/**
 * Checkout.com, by its Hosted Payments Page: the page has one id, and each payment that is made on it another. A page is read
 * until it has a payment; money, refunds and notifications go by the payment. Payments and refunds know the idempotency key, pages
 * do not: each request makes another one, so callers see to it that one is made at a time.
 */
export function checkoutGateway(settings: CheckoutSettings, send: Send, patienceMs?: number): Gateway {
  const request = gatewayClient("Checkout.com", settings.secret, send, patienceMs);
  const readPayment = async (id: string): Promise<ChargeSeen | undefined> => {
    const found = await request(payment, { method: "GET", path: `/payments/${encodeURIComponent(id)}` });
    return found && paymentSeen(found);
  };
  return {
    id: "checkout",
    async createCharge(order) {
      const made = await request(hostedPage, {
        method: "POST",
        path: "/hosted-payments",
        body: JSON.stringify(pageBody(order, settings)),
      });
      const { id, _links: links } = present(made, "Checkout.com");
      return { chargeId: id, redirectUrl: present(links?.redirect?.href, "Checkout.com") };
    },
    async readCharge(id) {
      if (id.startsWith("pay_")) return readPayment(id);
      const path = `/hosted-payments/${encodeURIComponent(id)}`;
      const page = await request(hostedPage, { method: "GET", path });
      if (page === undefined) return undefined;
      const paymentId = page.payment_id ?? page.payment?.id;
      return paymentId ? readPayment(paymentId) : unpaidPage(page);
    },
    async refund({ refundId, chargeId, amount }) {
      const made = await request(refundAccepted, {
        method: "POST",
        path: `/payments/${encodeURIComponent(chargeId)}/refunds`,
        headers: { "cko-idempotency-key": refundId },
        body: JSON.stringify({ amount, reference: refundId }),
      });
      return { gatewayRefundId: present(made, "Checkout.com").action_id, state: "pending" };
    },
    async readRefund({ chargeId, gatewayRefundId }) {
      const path = `/payments/${encodeURIComponent(chargeId)}/actions`;
      const found = await request(actions, { method: "GET", path });
      return found && refundSeenIn(found, gatewayRefundId);
    },
    disputes: checkoutDisputes(request),
    readNotification(body, headers) {
      if (!isSigned(settings.signatureSecret, body, headers.get("cko-signature"))) return "not-genuine";
      const json = jsonIn(body);
      const about = disputeEvent.safeParse(json);
      if (about.success) {
        const { id: eventKey, data } = about.data;
        return { eventKey, chargeId: data.payment_id, disputeId: data.id };
      }
      const read = event.safeParse(json);
      if (read.success) return { eventKey: read.data.id, chargeId: read.data.data.id };
      return anyEvent.safeParse(json).success ? "of-no-interest" : "not-genuine";
    },
  };
}

function pageBody(order: ChargeOrder, { channel, country }: CheckoutSettings): object {
  const { payer, amount, currency, returnUrl: url } = order;
  return {
    amount,
    currency,
    reference: shortReference(order.attemptId),
    description: descriptionOf(order),
    display_name: order.merchantName,
    billing: { address: { country } },
    customer: {
      name: `${payer.firstName} ${payer.lastName}`,
      ...(payer.email !== "" && { email: payer.email }),
    },
    ...{ success_url: url, failure_url: url, cancel_url: url },
    allow_payment_methods: [allowed[order.method]],
    capture: true,
    "3ds": { enabled: true },
    locale: locales[order.language],
    ...(channel !== undefined && { processing_channel_id: channel }),
  };
}

/** QPay takes letters and digits of English alone. */
function descriptionOf({ method, description, payable }: ChargeOrder): string {
  return method === "qpay" ? payable.replace(/[^A-Za-z0-9]/g, "") : description.slice(0, 100);
}

/** A page on which nobody has paid yet. */
function unpaidPage({
  id,
  status = "",
  amount,
  currency,
  reference,
}: z.output<typeof hostedPage>): ChargeSeen {
  const state = /expired/i.test(status) ? "expired" : /received/i.test(status) ? "pending" : "redirected";
  return {
    ...{ chargeId: id, state, captured: 0 },
    reference: idOfReference(reference ?? ""),
    amount: amount ?? 0,
    currency: currency ?? "",
  };
}
