import { describe, expect, it } from "vitest";
import type { OrderState } from "../../order-calls.ts";
import { orderSteps } from "./order-steps.ts";

const at = (hour: number) => `2026-11-26T0${hour}:00:00.000Z`;
const stepsOf = (...states: OrderState[]) => {
  const history = states.map((state, hour) => ({ state, at: at(hour) }));
  const state = states.at(-1) ?? "DRAFT";
  return orderSteps({ history, state }).map((step) => `${step.kind} ${step.state}`);
};

describe("the way of an order", () => {
  it.each([
    [
      ["AWAITING_PAYMENT", "PAID"],
      ["done AWAITING_PAYMENT", "now PAID", "next PICKING", "next READY_FOR_PICKUP", "next COLLECTED"],
    ],
    [
      ["AWAITING_PAYMENT"],
      ["now AWAITING_PAYMENT", "next PAID", "next PICKING", "next READY_FOR_PICKUP", "next COLLECTED"],
    ],
    [
      ["PAID", "PICKING", "READY_FOR_PICKUP", "COLLECTED"],
      ["done PAID", "done PICKING", "done READY_FOR_PICKUP", "now COLLECTED"],
    ],
    [
      ["PAID", "REFUND_PENDING", "REFUNDED"],
      ["done PAID", "done REFUND_PENDING", "now REFUNDED"],
    ],
    [
      ["AWAITING_PAYMENT", "EXPIRED"],
      ["done AWAITING_PAYMENT", "now EXPIRED"],
    ],
    [
      [
        "AWAITING_PAYMENT",
        "PAYMENT_FAILED",
        "AWAITING_PAYMENT",
        "PAYMENT_FAILED",
        "AWAITING_PAYMENT",
        "EXPIRED",
      ],
      ["done AWAITING_PAYMENT", "done PAYMENT_FAILED", "now EXPIRED"],
    ],
    [
      ["AWAITING_PAYMENT", "PAYMENT_FAILED", "AWAITING_PAYMENT"],
      [
        "done AWAITING_PAYMENT",
        "done PAYMENT_FAILED",
        "now AWAITING_PAYMENT",
        "next PAID",
        "next PICKING",
        "next READY_FOR_PICKUP",
        "next COLLECTED",
      ],
    ],
    [
      ["PAID", "PICKING", "PICKING"],
      ["done PAID", "now PICKING", "next READY_FOR_PICKUP", "next COLLECTED"],
    ],
  ] as const)("%j", (states, steps) => {
    expect(stepsOf(...states)).toEqual(steps);
  });

  it("each step that was taken has its moment, the last of its kind", () => {
    const history = [
      { state: "PAID", at: at(1) },
      { state: "PICKING", at: at(2) },
      { state: "PICKING", at: at(3) },
    ] as const;
    expect(orderSteps({ history: [...history], state: "PICKING" }).map((step) => step.at)).toEqual([
      at(1),
      at(3),
      undefined,
      undefined,
    ]);
  });

  it("a state that the history does not name yet is shown without a moment", () => {
    expect(orderSteps({ history: [], state: "CANCELLED" })).toEqual([{ state: "CANCELLED", kind: "now" }]);
  });
});
