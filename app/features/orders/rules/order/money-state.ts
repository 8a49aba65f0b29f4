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

/** What came for one purpose, what of it went back or is to go back, and what the bank took. */
export interface MoneyPart {
  readonly captured: number;
  readonly refunded: number;
  readonly refundPending: number;
  readonly chargedBack: number;
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
 * The price and what was paid beyond it, a second payment: that is never owed, so it goes back before anything of the price does,
 * to the bank that took money or else by refunds. Refunds of more than is no longer owed were the second payment's. One rule for
 * the state, both screens, the messages and the ERP.
 */
export function moneyParts(
  fulfilment: Fulfilment,
  money: OrderMoney,
): Readonly<Record<"price" | "beyond", MoneyPart>> {
  const { total, captured, refunded, refundRequested, chargedBack } = money;
  const second = Math.max(0, captured - total);
  const refundsOfSecond = Math.max(0, refundRequested - total + owedOf(fulfilment, money));
  const taken = Math.min(chargedBack, Math.max(0, second - refundsOfSecond));
  const back = Math.min(refunded, second - taken);
  const pending = Math.min(refundRequested, second - taken) - back;
  return {
    beyond: { captured: second, refunded: back, refundPending: pending, chargedBack: taken },
    price: {
      captured: captured - second,
      refunded: refunded - back,
      refundPending: refundRequested - refunded - pending,
      chargedBack: chargedBack - taken,
    },
  };
}

/**
 * The second column, from what is owed and what the bank has said so far: in whatever order it said it, the answer is the same.
 * A second payment that goes back leaves an order paid, and so does a bank that takes no more than was to go back.
 */
export function moneyStateOf(fulfilment: Fulfilment, money: OrderMoney, hasFailed: boolean): MoneyState {
  const { captured, refundRequested, chargedBack } = money;
  if (captured === 0) return hasFailed ? "failed" : "unpaid";
  const { price } = moneyParts(fulfilment, money);
  const isMissing = captured - refundRequested - chargedBack < owedOf(fulfilment, money);
  const isBack = price.refunded + price.chargedBack >= price.captured;
  if (chargedBack > 0 && (isMissing || (isBack && price.refunded + price.refundPending === 0)))
    return "charged-back";
  if (price.refundPending > 0) return "refund-pending";
  if (price.refunded === 0) return "paid";
  return isBack ? "refunded" : "partly-refunded";
}
