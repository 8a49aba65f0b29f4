import { describe, expect, test } from "vitest";
import type { ShownOrder } from "../orders/order-row.ts";
import { amountsOf, piecesLeft, refundable } from "./order-amounts.ts";

const totals = { price: 10_000, credited: 2_500 } as ShownOrder["totals"];

test.each([
  ["accepted", 7_500],
  ["collected", 7_500],
  ["canceled", 0],
  ["open", 0],
] as const)("of an order that is %s %i dirhams can go back", (fulfilment, left) => {
  expect(refundable({ fulfilment, totals })).toBe(left);
});

test("pieces that are missing or given up are not on the shelf", () => {
  const line = { quantity: 5, short: 1, dropped: 2 } as ShownOrder["lines"][number];
  expect(piecesLeft(line)).toBe(2);
});

describe("the amounts of an order", () => {
  const paid = { price: 2_800, original: 2_800, tax: 0, captured: 2_800, refunded: 0, refundRequested: 0 };
  const of = (changes: Partial<ShownOrder["totals"]>) =>
    amountsOf({
      fulfilment: "accepted",
      totals: Object.assign({ credited: 0, chargedBack: 0 }, paid, changes),
    })
      .map(({ name, sum }) => `${name} ${sum}`)
      .join(", ");

  test.each([
    ["paid", {}, "total 2800"],
    [
      "paid twice",
      { captured: 5_600, refundRequested: 2_800 },
      "total 2800, paidTwice 2800, secondStillToGoBack 2800",
    ],
    [
      "paid twice, the second one back",
      { captured: 5_600, refunded: 2_800, refundRequested: 2_800 },
      "total 2800, paidTwice 2800, secondBack 2800",
    ],
    [
      "with a part of the price back",
      { credited: 800, refunded: 800, refundRequested: 800 },
      "total 2800, credited 800, refunded 800",
    ],
    [
      "paid twice, the second one taken by the bank",
      { captured: 5_600, chargedBack: 2_800 },
      "total 2800, paidTwice 2800, secondTaken 2800",
    ],
    [
      "paid twice, with a part of the price back and the second one taken by the bank",
      { captured: 5_600, credited: 800, refunded: 800, refundRequested: 800, chargedBack: 2_800 },
      "total 2800, credited 800, refunded 800, paidTwice 2800, secondTaken 2800",
    ],
    ["charged back", { chargedBack: 2_800 }, "total 2800, chargedBack 2800"],
  ])("of one that is %s", (_, changes, said) => {
    expect(of(changes)).toBe(said);
  });
});
