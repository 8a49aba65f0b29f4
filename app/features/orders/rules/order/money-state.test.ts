import fc from "fast-check";
import { expect, test } from "vitest";
import { fulfilments } from "./fulfilment.ts";
import { moneyStateOf, owedOf, surplusOf } from "./money-state.ts";

test.each([
  ["nothing came", { captured: 0, refunded: 0, refundRequested: 0 }, false, "unpaid"],
  ["an attempt failed", { captured: 0, refunded: 0, refundRequested: 0 }, true, "failed"],
  ["it was paid", { captured: 100, refunded: 0, refundRequested: 0 }, false, "paid"],
  ["it was paid after a failure", { captured: 100, refunded: 0, refundRequested: 0 }, true, "paid"],
  ["a part is on its way back", { captured: 100, refunded: 0, refundRequested: 30 }, false, "refund-pending"],
  ["a second part is", { captured: 100, refunded: 30, refundRequested: 60 }, false, "refund-pending"],
  ["a part went back", { captured: 100, refunded: 30, refundRequested: 30 }, false, "partly-refunded"],
  ["all went back", { captured: 100, refunded: 100, refundRequested: 100 }, false, "refunded"],
] as const)("%s", (_, money, hasFailed, state) => {
  expect(moneyStateOf(money, hasFailed)).toBe(state);
});

test.each([
  ["open", 0],
  ["expired", 0],
  ["canceled", 0],
  ["accepted", 80],
  ["picking", 80],
  ["ready", 80],
  ["collected", 80],
] as const)("of an order that is %s the customer owes %i", (fulfilment, owed) => {
  expect(owedOf(fulfilment, { total: 100, credited: 20 })).toBe(owed);
});

test("an open order gives nothing back, whatever came", () => {
  const money = { total: 100, credited: 0, captured: 250, refunded: 0, refundRequested: 0 };
  expect(surplusOf("open", money)).toBe(0);
});

test("what is requested once is not requested again, and then nothing is too much", () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...fulfilments.filter((one) => one !== "open")),
      fc.record({ total: amount, captured: amount, requested: amount }),
      (fulfilment, { total, captured, requested }) => {
        const money = { total, credited: 0, captured, refunded: 0 };
        const refundRequested = Math.min(requested, captured);
        const surplus = surplusOf(fulfilment, { ...money, refundRequested });
        expect(surplus).toBeGreaterThanOrEqual(0);
        expect(surplusOf(fulfilment, { ...money, refundRequested: refundRequested + surplus })).toBe(0);
        expect(refundRequested + surplus).toBeLessThanOrEqual(captured);
      },
    ),
  );
});
