import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leaseQuote, readLeaseTerm } from "./lease.ts";

describe("lease-to-own", () => {
  it("over 36 months is what the offer of the Suhail says: 36 payments and 31,960, together 90,820", () => {
    expect(leaseQuote({ price: 79_900, paymentOver36: 1_635, closingPercent: 40 }, 36)).toMatchObject({
      payment: 1_635,
      closing: 31_960,
      total: 90_820,
      cost: 10_920,
    });
  });

  it("over 24 months of the Suhail: 24 payments of 2,301 and 31,960, together 87,184", () => {
    const { payments, ...quote } = leaseQuote(
      { price: 79_900, paymentOver36: 1_635, closingPercent: 40 },
      24,
    );
    expect(quote).toEqual({ months: 24, payment: 2_301, closing: 31_960, total: 87_184, cost: 7_284 });
    expect(payments.slice(-2)).toEqual([2_301, 34_261]);
  });

  it("over 24 months costs more a month, less in all, and closes with the same sum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30_000, max: 600_000 }),
        fc.integer({ min: 18, max: 24 }),
        (price, thousandths) => {
          const paymentOver36 = Math.round((price * thousandths) / 1_000);
          const offer = { price, paymentOver36, closingPercent: 40 };
          const [short, long] = [leaseQuote(offer, 24), leaseQuote(offer, 36)];
          expect(short.payment).toBeGreaterThan(long.payment);
          expect(short.closing).toBe(long.closing);
          expect(short.total).toBeLessThanOrEqual(long.total + 24);
          for (const quote of [short, long]) {
            expect(quote.payments).toHaveLength(quote.months);
            expect(quote.payments.reduce((sum, one) => sum + one, 0)).toBe(quote.total);
            expect(Number.isInteger(quote.payment)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("its term in the address", () => {
  it.each([
    ["", undefined],
    ["trim=nada-s", undefined],
    ["lease=24", 24],
    ["lease=36", 36],
    ["lease=48", 36],
    ["lease=", 36],
  ])("%s: %s", (search, months) => expect(readLeaseTerm(new URLSearchParams(search))).toBe(months));
});
