import * as z from "zod";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { minorUnits } from "../../rules/amounts.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import { GatewayUnavailable, type RefundSeen } from "./gateway.server.ts";

/** Amounts are numbers of the major unit. */
const amount = z.union([z.number(), z.string()]);
const text = z.string().nullish();

export const tapCharge = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
  transaction: z.object({ url: text, created: z.union([z.string(), z.number()]).nullish() }).nullish(),
  reference: z.object({ transaction: text, gateway: text, payment: text }).nullish(),
  card: z.object({ brand: text, last_four: text }).nullish(),
  activities: z.array(z.object({ status: z.string(), created: z.number() })).nullish(),
});
export type TapCharge = z.output<typeof tapCharge>;

export const tapRefund = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
  charge_id: z.string(),
  created: z.union([z.string(), z.number()]).nullish(),
  reference: z.object({ merchant: text, gateway: text, payment: text }).nullish(),
});
export type TapRefund = z.output<typeof tapRefund>;

const chargeStates: Readonly<Record<string, ChargeSeen["state"]>> = {
  INITIATED: "redirected",
  IN_PROGRESS: "pending",
  OTP_REQUIRED: "pending",
  AUTHORIZED: "authorized",
  CAPTURED: "captured",
  CANCELLED: "cancelled",
  VOID: "cancelled",
  FAILED: "failed",
  DECLINED: "failed",
  RESTRICTED: "failed",
  ABANDONED: "expired",
  TIMEDOUT: "expired",
};
const failures: Readonly<Record<string, string>> = {
  DECLINED: "card-declined",
  RESTRICTED: "card-declined",
  CANCELLED: "cancelled",
  FAILED: "failed",
};
const refundStates: Readonly<Record<string, RefundSeen["state"]>> = {
  REFUNDED: "refunded",
  DECLINED: "failed",
  FAILED: "failed",
  RESTRICTED: "failed",
  CANCELLED: "failed",
  TIMEDOUT: "failed",
  TIMED_OUT: "failed",
};

/** A charge of Tap. A status that is not known counts as pending: it decides nothing. */
export function tapChargeSeen(charge: TapCharge): ChargeSeen {
  const state = ownValue(chargeStates, charge.status) ?? "pending";
  const minor = exactly(charge.amount, charge.currency);
  const { brand, last_four: ending } = charge.card ?? {};
  return {
    ...{ chargeId: charge.id, state, amount: minor, currency: charge.currency },
    reference: charge.reference?.transaction ?? "",
    captured: state === "captured" ? minor : 0,
    failureCode: ownValue(failures, charge.status),
    cardHint: ending ? `${nameOf(brand ?? "")} •••• ${ending}`.trim() : undefined,
  };
}

export function tapRefundSeen({ id, status }: TapRefund): RefundSeen {
  const state = ownValue(refundStates, status) ?? "pending";
  return { gatewayRefundId: id, state, ...(state === "failed" && { failureCode: status.toLowerCase() }) };
}

export function exactly(written: string | number, currency: string): number {
  const minor = minorUnits(written, currency);
  if (minor === undefined) throw new GatewayUnavailable("Tap answered with an amount that is none");
  return minor;
}

function nameOf(brand: string): string {
  return brand.charAt(0) + brand.slice(1).toLowerCase();
}
