import { expect, test } from "vitest";
import type { ShownOrder } from "../orders/order-row.ts";
import { piecesLeft, refundable } from "./order-amounts.ts";

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
