import { withAmount } from "../../rules/amounts.ts";
import type { ChargeOrder, Gateway, Payer, RefundOrder } from "./gateway.server.ts";
import { gatewayClient, present, type Send } from "./gateway-client.server.ts";
import { readTapNotification } from "./tap-notification.server.ts";
import { tapReport } from "./tap-report.server.ts";
import { tapCharge, tapChargeSeen, tapRefund, tapRefundSeen } from "./tap-shapes.server.ts";

export interface TapSettings {
  readonly secret: string;
  /** Of mobile numbers that are written without one, as "974". */
  readonly dialCode: string;
  /** Which merchant of the account is paid, where it has several. */
  readonly merchant?: string | undefined;
}

const sources = { card: "src_card", debit: "src_card", qpay: "src_qa.qpay" } as const;
const minuteMs = 60_000;

/**
 * Tap, by its API v2: a charge is paid on Tap's page, amounts are written in the major unit, and one idempotency string makes one
 * charge or refund for 24 hours. After its page the browser brings nothing but an id, so the charge is read.
 */
export function tapGateway(settings: TapSettings, send: Send, patienceMs?: number): Gateway {
  const { secret } = settings;
  const request = gatewayClient("Tap", secret, send, patienceMs);
  return {
    id: "tap",
    async createCharge(order) {
      const made = await request(tapCharge, {
        method: "POST",
        path: "/v2/charges/",
        headers: { lang_code: order.language },
        body: withAmount(chargeBody(order, settings, Date.now()), order.amount, order.currency),
      });
      const { id, transaction } = present(made, "Tap");
      return { chargeId: id, redirectUrl: present(transaction?.url ?? undefined, "Tap") };
    },
    async readCharge(id) {
      const path = `/v2/charges/${encodeURIComponent(id)}`;
      const charge = await request(tapCharge, { method: "GET", path });
      return charge && tapChargeSeen(charge);
    },
    async refund(order) {
      const body = withAmount(refundBody(order), order.amount, order.currency);
      const made = await request(tapRefund, { method: "POST", path: "/v2/refunds/", body });
      return tapRefundSeen(present(made, "Tap"));
    },
    async readRefund({ gatewayRefundId }) {
      const path = `/v2/refunds/${encodeURIComponent(gatewayRefundId)}`;
      const refund = await request(tapRefund, { method: "GET", path });
      return refund && tapRefundSeen(refund);
    },
    readNotification: (body, headers) => readTapNotification(secret, body, headers),
    report: (from, until) => tapReport(request, from, until),
  };
}

function chargeBody(order: ChargeOrder, { dialCode, merchant }: TapSettings, nowMs: number): object {
  const minutes = Math.max(1, Math.ceil((order.expiresAt.getTime() - nowMs) / minuteMs));
  return {
    currency: order.currency,
    customer_initiated: true,
    threeDSecure: true,
    save_card: false,
    description: order.description,
    reference: { transaction: order.attemptId, order: order.payable, idempotent: order.attemptId },
    transaction: { expiry: { period: minutes, type: "MINUTE" } },
    receipt: { email: false, sms: false },
    customer: customerOf(order.payer, dialCode),
    merchant: merchant === undefined ? undefined : { id: merchant },
    source: { id: sources[order.method] },
    post: { url: order.notifyUrl },
    redirect: { url: order.returnUrl },
  };
}

function customerOf({ firstName, lastName, email, phone }: Payer, dialCode: string): object {
  const digits = phone.replace(/\D/g, "");
  const isOwn = !phone.startsWith("+") || digits.startsWith(dialCode);
  const number = phone.startsWith("+") ? digits.slice(dialCode.length) : digits;
  return {
    first_name: firstName,
    last_name: lastName,
    ...(email !== "" && { email }),
    ...(isOwn && number !== "" && { phone: { country_code: dialCode, number } }),
  };
}

function refundBody({ refundId, chargeId, currency, notifyUrl }: RefundOrder): object {
  return {
    charge_id: chargeId,
    currency,
    reason: "requested_by_customer",
    reference: { merchant: refundId, idempotent: refundId },
    post: { url: notifyUrl },
  };
}
