import fc from "fast-check";
import { expect, test } from "vitest";
import { fulfilments } from "./fulfilment.ts";
import {
  type MoneyPart,
  moneyParts,
  moneyStateOf,
  type OrderMoney,
  owedOf,
  surplusOf,
} from "./money-state.ts";

const price = 100;
function money(changes: Partial<OrderMoney> = {}): OrderMoney {
  const nothing = { total: price, credited: 0, captured: 0, refunded: 0, refundRequested: 0, chargedBack: 0 };
  return Object.assign(nothing, changes);
}

test.each([
  ["nothing came", "open", {}, "unpaid"],
  ["it was paid", "accepted", { captured: 100 }, "paid"],
  [
    "a part is on its way back",
    "collected",
    { captured: 100, credited: 30, refundRequested: 30 },
    "refund-pending",
  ],
  [
    "a second part is",
    "collected",
    { captured: 100, credited: 60, refunded: 30, refundRequested: 60 },
    "refund-pending",
  ],
  [
    "a part went back",
    "collected",
    { captured: 100, credited: 30, refunded: 30, refundRequested: 30 },
    "partly-refunded",
  ],
  ["all went back", "canceled", { captured: 100, refunded: 100, refundRequested: 100 }, "refunded"],
  ["it was paid twice", "collected", { captured: 200, refundRequested: 100 }, "paid"],
  [
    "its second payment went back",
    "collected",
    { captured: 200, refunded: 100, refundRequested: 100 },
    "paid",
  ],
  [
    "its second payment went back and a part of the price is on its way",
    "collected",
    { captured: 200, credited: 30, refunded: 100, refundRequested: 130 },
    "refund-pending",
  ],
  [
    "its second payment and a part of the price went back",
    "collected",
    { captured: 200, credited: 30, refunded: 130, refundRequested: 130 },
    "partly-refunded",
  ],
  [
    "it was paid twice and canceled",
    "canceled",
    { captured: 200, credited: 100, refunded: 200, refundRequested: 200 },
    "refunded",
  ],
  ["its bank took it back", "accepted", { captured: 100, chargedBack: 100 }, "charged-back"],
  ["its bank took a part back", "ready", { captured: 100, chargedBack: 40 }, "charged-back"],
  [
    "its bank took it back and it was canceled",
    "canceled",
    { captured: 100, credited: 100, chargedBack: 100 },
    "charged-back",
  ],
  ["its bank took the second payment back", "collected", { captured: 200, chargedBack: 100 }, "paid"],
  [
    "its second payment was given back and taken back",
    "collected",
    { captured: 200, refunded: 100, refundRequested: 100, chargedBack: 100 },
    "charged-back",
  ],
] as const)("%s", (_, fulfilment, changes, state) => {
  expect(moneyStateOf(fulfilment, money(changes), false)).toBe(state);
});

test("a failure counts until money has come", () => {
  expect(moneyStateOf("open", money(), true)).toBe("failed");
  expect(moneyStateOf("accepted", money({ captured: 100 }), true)).toBe("paid");
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
  expect(surplusOf("open", money({ captured: 250 }))).toBe(0);
});

test("what is requested once is not requested again, and then nothing is too much", () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      fc.constantFrom(...fulfilments.filter((one) => one !== "open")),
      fc.record({ total: amount, captured: amount, requested: amount }),
      (fulfilment, { total, captured, requested }) => {
        const refundRequested = Math.min(requested, captured);
        const surplus = surplusOf(fulfilment, money({ total, captured, refundRequested }));
        expect(surplus).toBeGreaterThanOrEqual(0);
        const after = money({ total, captured, refundRequested: refundRequested + surplus });
        expect(surplusOf(fulfilment, after)).toBe(0);
        expect(refundRequested + surplus).toBeLessThanOrEqual(captured);
      },
    ),
  );
});

test("what the bank took back is not given back once more, and what it returns is", () => {
  expect(surplusOf("canceled", money({ captured: 100, chargedBack: 100 }))).toBe(0);
  expect(surplusOf("canceled", money({ captured: 100 }))).toBe(100);
});

test("price and what is beyond it make up all money, each with no more back than came", () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (total, captured, requested, back) => {
      const refundRequested = Math.min(requested, captured);
      const refunded = Math.min(back, refundRequested);
      const parts = moneyParts({ total, captured, refunded, refundRequested });
      const sum = (of: (part: MoneyPart) => number) => of(parts.price) + of(parts.beyond);
      expect(sum((part) => part.captured)).toBe(captured);
      expect(sum((part) => part.refunded)).toBe(refunded);
      expect(sum((part) => part.refunded + part.refundPending)).toBe(refundRequested);
      for (const part of [parts.price, parts.beyond]) {
        expect(Math.min(part.captured, part.refunded, part.refundPending)).toBeGreaterThanOrEqual(0);
        expect(part.refunded + part.refundPending).toBeLessThanOrEqual(part.captured);
      }
    }),
  );
});
