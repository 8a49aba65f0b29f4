import * as z from "zod";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import type { Gateway } from "./gateway.server.ts";
import { gatewayClient, present, type Send } from "./gateway-client.server.ts";
import { isSigned, jsonIn } from "./signatures.server.ts";

const minor = z.int().min(0);
const charge = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  amount: minor,
  currency: z.string(),
  captured: minor,
  failureCode: z.nullable(z.string()),
  card: z.nullable(z.string()),
  page: z.string(),
});
const refund = z.object({
  id: z.string(),
  state: z.enum(["pending", "refunded", "failed"]),
  failureCode: z.nullable(z.string()),
});
const report = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(["capture", "refund"]),
      chargeId: z.string(),
      reference: z.string(),
      amount: minor,
      currency: z.string(),
      fee: minor,
      at: z.coerce.date(),
    }),
  ),
});
const notification = z.object({ id: z.string().min(1).max(200), charge: z.string().min(1).max(100) });

const states: Readonly<Record<string, ChargeSeen["state"]>> = {
  open: "redirected",
  code: "pending",
  waiting: "pending",
  captured: "captured",
  declined: "failed",
  cancelled: "cancelled",
  expired: "expired",
};

function chargeSeen(read: z.output<typeof charge>): ChargeSeen {
  const { id, reference, state, amount, currency, captured, failureCode, card } = read;
  return {
    chargeId: id,
    reference,
    state: ownValue(states, state) ?? "pending",
    amount,
    currency,
    captured,
    failureCode: failureCode ?? undefined,
    cardHint: card ?? undefined,
  };
}

const refundSeen = ({ id, state, failureCode }: z.output<typeof refund>) => ({
  ...{ gatewayRefundId: id, state },
  failureCode: failureCode ?? undefined,
});

/** The bank of the demo, by the API that it has for merchants. */
export function demoGateway(secret: string, send: Send, patienceMs?: number): Gateway {
  const request = gatewayClient("the demo's bank", secret, send, patienceMs);
  const post = <T>(schema: z.ZodType<T>, path: string, body: object) =>
    request(schema, { method: "POST", path, body: JSON.stringify(body) });
  return {
    id: "demo",
    async createCharge({ attemptId, payer, payable, expiresAt, ...order }) {
      const body = { ...order, reference: attemptId, expiresAt: expiresAt.toISOString() };
      const { id, page } = present(await post(charge, "/charges", body), "the demo's bank");
      return { chargeId: id, redirectUrl: page };
    },
    async readCharge(id) {
      const read = await request(charge, { method: "GET", path: `/charges/${encodeURIComponent(id)}` });
      return read && chargeSeen(read);
    },
    async cancelCharge(id) {
      await post(charge, `/charges/${encodeURIComponent(id)}/cancel`, {});
    },
    async refund({ refundId, chargeId, amount }) {
      const path = `/charges/${encodeURIComponent(chargeId)}/refunds`;
      return refundSeen(
        present(await post(refund, path, { reference: refundId, amount }), "the demo's bank"),
      );
    },
    async readRefund({ gatewayRefundId }) {
      const path = `/refunds/${encodeURIComponent(gatewayRefundId)}`;
      const read = await request(refund, { method: "GET", path });
      return read && refundSeen(read);
    },
    readNotification(body, headers) {
      if (!isSigned(secret, body, headers.get("x-bank-signature"))) return "not-genuine";
      const read = notification.safeParse(jsonIn(body));
      return read.success ? { eventKey: read.data.id, chargeId: read.data.charge } : "not-genuine";
    },
    async report(from, until) {
      const query = new URLSearchParams({ from: from.toISOString(), until: until.toISOString() });
      const read = await request(report, { method: "GET", path: `/report?${query}` });
      return present(read, "the demo's bank").lines;
    },
  };
}
