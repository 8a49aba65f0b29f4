import { binding, type Fulfilment } from "./fulfilment.ts";

/** What has become of an order's money. */
export const moneyStates = [
  "unpaid",
  "failed",
  "paid",
  "refund-pending",
  "partly-refunded",
  "refunded",
  "charged-back",
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
  /** Taken back by the customer's bank, against our will. */
  readonly chargedBack: number;
}

/** What came for one purpose, and what of it went back or is to go back. */
export interface MoneyPart {
  readonly captured: number;
  readonly refunded: number;
  readonly refundPending: number;
}

/** What the customer owes: the total without what was credited once the order binds, and nothing before or after. */
export function owedOf(fulfilment: Fulfilment, { total, credited }: Pick<OrderMoney, "total" | "credited">) {
  return binding.includes(fulfilment) ? total - credited : 0;
}

/**
 * What has to be given back and is not yet requested. One that failed stays requested: staff see to it, and nobody is paid
 * twice. What the customer's bank has taken back already is not given back once more.
 */
export function surplusOf(fulfilment: Fulfilment, money: OrderMoney): number {
  if (fulfilment === "open") return 0;
  const { captured, refundRequested, chargedBack } = money;
  return Math.max(0, captured - refundRequested - chargedBack - owedOf(fulfilment, money));
}

/**
 * The price and what was paid beyond it: a second payment is never owed, so it goes back before anything of the price does. One
 * rule for the state, both screens, the messages and the ERP.
 */
export function moneyParts(
  money: Pick<OrderMoney, "total" | "captured" | "refunded" | "refundRequested">,
): Readonly<Record<"price" | "beyond", MoneyPart>> {
  const { captured, refunded, refundRequested } = money;
  const beyond = partOf(Math.max(0, captured - money.total), money);
  return {
    beyond,
    price: {
      captured: captured - beyond.captured,
      refunded: refunded - beyond.refunded,
      refundPending: refundRequested - refunded - beyond.refundPending,
    },
  };
}

function partOf(captured: number, money: Pick<OrderMoney, "refunded" | "refundRequested">): MoneyPart {
  const refunded = Math.min(money.refunded, captured);
  return { captured, refunded, refundPending: Math.min(money.refundRequested, captured) - refunded };
}

/**
 * The second column, from what is owed and what the bank has said so far: in whatever order it said it, the answer is the same.
 * A second payment that goes back leaves an order paid.
 */
export function moneyStateOf(fulfilment: Fulfilment, money: OrderMoney, hasFailed: boolean): MoneyState {
  const { captured, refunded, chargedBack } = money;
  if (captured === 0) return hasFailed ? "failed" : "unpaid";
  const owed = owedOf(fulfilment, money);
  const { price } = moneyParts(money);
  const isMissing = captured - refunded - chargedBack < owed;
  // What is no longer owed and goes back by no refund went back by the bank.
  const isTaken = price.captured - price.refunded - price.refundPending > owed;
  if (chargedBack > 0 && (isMissing || isTaken)) return "charged-back";
  if (price.refundPending > 0) return "refund-pending";
  if (price.refunded === 0) return "paid";
  return price.refunded >= price.captured ? "refunded" : "partly-refunded";
}
