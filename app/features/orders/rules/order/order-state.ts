import { type OrderState, orderStates } from "../../order-calls.ts";
import type { Fulfilment } from "./fulfilment.ts";
import type { MoneyState } from "./money-state.ts";

const duringPicking = { accepted: "PAID", picking: "PICKING", ready: "READY_FOR_PICKUP" } as const;

/**
 * What a customer sees, from both columns. While there are pieces to come an order says where they are; when there are none
 * any more it says where the money is.
 */
export function orderStateOf(fulfilment: Fulfilment, money: MoneyState): OrderState {
  switch (fulfilment) {
    case "open":
      return money === "failed" ? "PAYMENT_FAILED" : "AWAITING_PAYMENT";
    case "accepted":
    case "picking":
    case "ready":
      return lost[money] ?? duringPicking[fulfilment];
    case "collected":
      return stateOfMoney[money] ?? "COLLECTED";
    case "expired":
      return stateOfMoney[money] ?? "EXPIRED";
    case "canceled":
      return stateOfMoney[money] ?? "CANCELLED";
  }
}

/** Money without which no pieces are handed over. */
const lost: Readonly<Partial<Record<MoneyState, OrderState>>> = {
  refunded: "REFUNDED",
  "charged-back": "CHARGED_BACK",
};
const stateOfMoney: Readonly<Partial<Record<MoneyState, OrderState>>> = {
  "refund-pending": "REFUND_PENDING",
  "partly-refunded": "PARTLY_REFUNDED",
  refunded: "REFUNDED",
  "charged-back": "CHARGED_BACK",
};

/** The status text of a state, which chooses badge and words (product/booking.md#status-badges). */
export const statusOfOrder: Readonly<Record<OrderState, string>> = {
  DRAFT: "open",
  AWAITING_PAYMENT: "open",
  PAID: "upcoming",
  PICKING: "in progress",
  READY_FOR_PICKUP: "ready",
  COLLECTED: "finished",
  PAYMENT_FAILED: "open",
  EXPIRED: "expired",
  CANCELLED: "canceled",
  REFUND_PENDING: "in progress",
  REFUNDED: "finished",
  PARTLY_REFUNDED: "finished",
  CHARGED_BACK: "canceled",
};

/** Whether a text is one of the states, as rows store it. */
export function isOrderState(text: string): text is OrderState {
  return orderStates.some((state) => state === text);
}
