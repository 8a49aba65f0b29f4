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
  [
    "its bank took it back while its refund lies at the gateway",
    "canceled",
    { captured: 100, credited: 100, refundRequested: 100, chargedBack: 100 },
    "charged-back",
  ],
  [
    "its bank took a part back, and the rest is on its way",
    "canceled",
    { captured: 100, credited: 100, refundRequested: 60, chargedBack: 40 },
    "refund-pending",
  ],
  [
    "its bank took a part back, and the rest went back",
    "canceled",
    { captured: 100, credited: 100, refunded: 60, refundRequested: 60, chargedBack: 40 },
    "refunded",
  ],
  [
    "its bank took the second payment back, and the price is on its way",
    "canceled",
    { captured: 200, credited: 100, refundRequested: 100, chargedBack: 100 },
    "refund-pending",
  ],
  [
    "its bank took the second payment back, and the price went back",
    "canceled",
    { captured: 200, credited: 100, refunded: 100, refundRequested: 100, chargedBack: 100 },
    "refunded",
  ],
  [
    "its bank took the second payment back, and a part of the price went back",
    "accepted",
    { captured: 200, credited: 30, refunded: 30, refundRequested: 30, chargedBack: 100 },
    "partly-refunded",
  ],
  [
    "its second payment and a part went back, and its bank took the price",
    "collected",
    { captured: 200, credited: 30, refunded: 130, refundRequested: 130, chargedBack: 100 },
    "charged-back",
  ],
  [
    "its bank took what is no longer owed",
    "accepted",
    { captured: 100, credited: 30, chargedBack: 30 },
    "paid",
  ],
  [
    "its bank took more than is no longer owed",
    "accepted",
    { captured: 100, credited: 30, chargedBack: 31 },
    "charged-back",
  ],
  [
    "its bank took it back while a part lies at the gateway",
    "collected",
    { captured: 100, credited: 30, refundRequested: 30, chargedBack: 100 },
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

const amount = fc.integer({ min: 0, max: 10_000 });
/** An order with money, in whatever order its refunds and disputes came. */
const anyMoney = fc
  .record({ total: fc.integer({ min: 1, max: 10_000 }), captured: amount, sent: amount, back: amount })
  .chain(({ total, captured, sent, back }) =>
    fc
      .record({ credited: fc.integer({ min: 0, max: total }), taken: fc.integer({ min: 0, max: captured }) })
      .map(({ credited, taken }): OrderMoney => {
        const refundRequested = Math.min(sent, captured);
        const refunded = Math.min(back, refundRequested);
        return { total, captured, credited, refundRequested, refunded, chargedBack: taken };
      }),
  );
const anyFulfilment = fc.constantFrom(...fulfilments);

test("nothing is requested beyond what the bank has left", () => {
  fc.assert(
    fc.property(anyFulfilment, anyMoney, (fulfilment, of) => {
      const surplus = surplusOf(fulfilment, of);
      const left = of.captured - of.chargedBack - of.refundRequested;
      expect(surplus).toBeLessThanOrEqual(Math.max(0, left));
      const after = moneyStateOf(
        fulfilment,
        Object.assign({}, of, { refundRequested: of.refundRequested + surplus }),
        false,
      );
      const isShort = left < owedOf(fulfilment, of);
      if (isShort && of.chargedBack > 0 && of.captured > 0) expect(after).toBe("charged-back");
      if (after !== "charged-back" || isShort) return;
      // Nothing is owed, and nothing but the bank has given the price back.
      expect(owedOf(fulfilment, of)).toBe(0);
      expect(moneyParts(fulfilment, of).price).toMatchObject({ refunded: 0 });
      expect(of.chargedBack).toBeGreaterThanOrEqual(Math.min(of.captured, of.total));
    }),
  );
});

test("price and what is beyond it make up all money, each with no more back than came", () => {
  fc.assert(
    fc.property(anyFulfilment, anyMoney, (fulfilment, of) => {
      const parts = moneyParts(fulfilment, of);
      const sum = (each: (part: MoneyPart) => number) => each(parts.price) + each(parts.beyond);
      expect(sum((part) => part.captured)).toBe(of.captured);
      expect(sum((part) => part.refunded)).toBe(of.refunded);
      expect(sum((part) => part.refunded + part.refundPending)).toBe(of.refundRequested);
      expect(sum((part) => part.chargedBack)).toBe(of.chargedBack);
      for (const part of [parts.price, parts.beyond]) {
        expect(Math.min(...Object.values(part))).toBeGreaterThanOrEqual(0);
        expect(part.refunded + part.refundPending).toBeLessThanOrEqual(part.captured);
      }
      const { captured, refunded, refundPending, chargedBack } = parts.beyond;
      expect(refunded + refundPending + chargedBack).toBeLessThanOrEqual(captured);
    }),
  );
});
