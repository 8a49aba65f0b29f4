import { expect, test } from "vitest";
import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";
import { orderStates } from "../../order-calls.ts";
import { fulfilments } from "./fulfilment.ts";
import { moneyStates } from "./money-state.ts";
import { isOrderState, orderStateOf, statusOfOrder } from "./order-state.ts";

test.each([
  ["open", "unpaid", "AWAITING_PAYMENT"],
  ["open", "failed", "PAYMENT_FAILED"],
  ["accepted", "paid", "PAID"],
  ["accepted", "partly-refunded", "PAID"],
  ["picking", "paid", "PICKING"],
  ["picking", "refund-pending", "PICKING"],
  ["ready", "partly-refunded", "READY_FOR_PICKUP"],
  ["collected", "paid", "COLLECTED"],
  ["collected", "refund-pending", "REFUND_PENDING"],
  ["collected", "partly-refunded", "PARTLY_REFUNDED"],
  ["collected", "refunded", "REFUNDED"],
  ["expired", "unpaid", "EXPIRED"],
  ["expired", "failed", "EXPIRED"],
  ["expired", "refund-pending", "REFUND_PENDING"],
  ["expired", "refunded", "REFUNDED"],
  ["canceled", "unpaid", "CANCELLED"],
  ["canceled", "refund-pending", "REFUND_PENDING"],
  ["canceled", "refunded", "REFUNDED"],
] as const)("an order that is %s and %s is %s", (fulfilment, money, state) => {
  expect(orderStateOf(fulfilment, money)).toBe(state);
});

test("every pair has a state, every state a status text", () => {
  for (const fulfilment of fulfilments)
    for (const money of moneyStates) expect(orderStates).toContain(orderStateOf(fulfilment, money));
  for (const state of orderStates) expect(statusOfOrder[state]).not.toBe("");
});

test("badges group what is over apart from what goes on", () => {
  const groupOf = (state: keyof typeof statusOfOrder) => badgeGroupOf(statusOfOrder[state]);
  expect(groupOf("READY_FOR_PICKUP")).toBe("ready");
  expect(groupOf("PAID")).toBe("upcoming");
  expect(groupOf("COLLECTED")).toBe("finished");
  expect(groupOf("CANCELLED")).toBe("canceled");
});

test("a text of a row is a state or it is not", () => {
  expect(isOrderState("PAID")).toBe(true);
  expect(isOrderState("paid")).toBe(false);
});
