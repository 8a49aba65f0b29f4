import * as z from "zod";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import { idOfReference } from "../../rules/short-reference.ts";
import type { RefundSeen } from "./gateway.server.ts";

const minor = z.int().min(0);
const text = z.string().nullish();

export const hostedPage = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: minor.optional(),
  currency: z.string().optional(),
  reference: z.string().optional(),
  payment_id: text,
  payment: z.object({ id: text }).nullish(),
  _links: z.object({ redirect: z.object({ href: z.url() }).optional() }).optional(),
});

export const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: minor,
  currency: z.string(),
  reference: text,
  source: z.object({ scheme: text, last4: text }).nullish(),
  balances: z.object({ total_captured: minor.nullish() }).nullish(),
  response_code: text,
});

export const refundAccepted = z.object({ action_id: z.string() });

export const actions = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    approved: z.boolean().nullish(),
    response_code: text,
  }),
);

const states: Readonly<Record<string, ChargeSeen["state"]>> = {
  Pending: "pending",
  Authorized: "authorized",
  Captured: "captured",
  "Partially Captured": "captured",
  Paid: "captured",
  Refunded: "captured",
  "Partially Refunded": "captured",
  "Refund Pending": "captured",
  Declined: "failed",
  Canceled: "cancelled",
  Voided: "cancelled",
  Expired: "expired",
};
/** Response codes that customers can do something about; all others are declines. */
const failures: Readonly<Record<string, string>> = { "20051": "insufficient-funds" };

/** A payment of Checkout.com. A status that is not known counts as pending: it decides nothing. */
export function paymentSeen(read: z.output<typeof payment>): ChargeSeen {
  const state = ownValue(states, read.status) ?? "pending";
  const { scheme, last4 } = read.source ?? {};
  const captured = read.balances?.total_captured ?? read.amount;
  return {
    ...{ chargeId: read.id, state, amount: read.amount, currency: read.currency },
    reference: idOfReference(read.reference ?? ""),
    captured: state === "captured" ? captured : 0,
    failureCode: failureOf(state, read.response_code ?? ""),
    cardHint: last4 ? `${scheme ?? ""} •••• ${last4}`.trim() : undefined,
  };
}

function failureOf(state: ChargeSeen["state"], responseCode: string): string | undefined {
  if (state === "cancelled") return "cancelled";
  if (state !== "failed") return undefined;
  return ownValue(failures, responseCode) ?? "card-declined";
}

/** A refund among the actions of its payment; undefined while it is not there. */
export function refundSeenIn(found: z.output<typeof actions>, actionId: string): RefundSeen | undefined {
  const action = found.find(({ id, type }) => id === actionId && type === "Refund");
  if (action === undefined) return undefined;
  if (action.approved === true) return { gatewayRefundId: actionId, state: "refunded" };
  if (action.approved !== false) return { gatewayRefundId: actionId, state: "pending" };
  return { gatewayRefundId: actionId, state: "failed", failureCode: action.response_code ?? "declined" };
}
