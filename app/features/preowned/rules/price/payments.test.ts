import fc from "fast-check";
import { expect, it, test } from "vitest";
import { Payments } from "./payments.ts";

const payments = new Payments(575);

it.each([
  // 90,000 + 90,000 x 5.75 % x 5 = 115,875; / 60 = 1,931.25
  [100_000, 1931],
  [10_000, 193],
  [9_999, null],
  [600_001, null],
])("a car of %i riyals costs %s a month", (price, monthly) => {
  expect(payments.of(price)).toBe(monthly);
});

it("the payments of a stock end where the calculator ends", () => {
  expect(payments.between({ min: 5_000, max: 100_000 })).toEqual({ min: 193, max: 1931 });
  expect(payments.between({ min: 100_000, max: 9_000_000 }).max).toBe(payments.of(600_000));
});

it("no price costs less than the cheapest loan, and the dearest within a payment costs just that", () => {
  expect(payments.pricesWithin(192)).toEqual({ min: 1, max: 0 });
  expect(payments.pricesWithin(193).min).toBe(10_000);
  const { max } = payments.pricesWithin(1_931);
  expect([payments.of(max), payments.of(max + 1)]).toEqual([1_931, 1_932]);
});

test("the prices of a payment are just those that cost no more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 700_000 }), (most, price) => {
      const { min, max } = payments.pricesWithin(most);
      const payment = payments.of(price);
      expect(price >= min && price <= max).toBe(payment !== null && payment <= most);
    }),
  );
});
