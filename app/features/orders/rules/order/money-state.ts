import { binding, type Fulfilment } from "./fulfilment.ts";

/** What has become of an order's money. */
export const moneyStates = [
  "unpaid",
  "failed",
  "paid",
  "refund-pending",
  "partly-refunded",
  "refunded",
] as const;
export type MoneyState = (typeof moneyStates)[number];

/** Amounts of an order, dirhams. */
export interface OrderMoney {
  readonly total: number;
  /** What the customer no longer owes of the total. */
  readonly credited: number;
  readonly captured: number;
  readonly refunded: number;
  /** Requested to be given back, whether or not it has been. */
  readonly refundRequested: number;
}

/** What the customer owes: the total without what was credited once the order binds, and nothing before or after. */
export function owedOf(fulfilment: Fulfilment, { total, credited }: Pick<OrderMoney, "total" | "credited">) {
  return binding.includes(fulfilment) ? total - credited : 0;
}

/**
 * What has to be given back and is not yet requested. One that failed stays requested: staff see to it, and nobody is paid
 * twice.
 */
export function surplusOf(fulfilment: Fulfilment, money: OrderMoney): number {
  if (fulfilment === "open") return 0;
  return Math.max(0, money.captured - money.refundRequested - owedOf(fulfilment, money));
}

/** The second column, from what the bank has said so far: in whatever order it said it, the answer is the same. */
export function moneyStateOf(
  { captured, refunded, refundRequested }: Omit<OrderMoney, "total" | "credited">,
  hasFailed: boolean,
): MoneyState {
  if (captured === 0) return hasFailed ? "failed" : "unpaid";
  if (refunded < refundRequested) return "refund-pending";
  if (refunded === 0) return "paid";
  return refunded >= captured ? "refunded" : "partly-refunded";
}
