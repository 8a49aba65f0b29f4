import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPayment, paymentSchedule, totalRepaid } from "./finance.ts";

const loans = fc.record({
  principal: fc.integer({ min: 1, max: 1_000_000 }),
  rate: fc.integer({ min: 0, max: 5_000 }),
  months: fc.integer({ min: 1, max: 60 }),
});

describe("a flat-rate loan", () => {
  it.each([
    // The example of the finance page: 60,000 at 5.75 % flat over five years.
    [{ principal: 60_000, rate: 575, months: 60 }, 1_288, 77_250, 1_258],
    [{ principal: 60_000, rate: 575, months: 48 }, 1_538, 73_800, 1_514],
    [{ principal: 60_000, rate: 680, months: 60 }, 1_340, 80_400, 1_340],
    [{ principal: 12_000, rate: 0, months: 12 }, 1_000, 12_000, 1_000],
    // Exactly half a riyal: 1,000.5 rounds up, 1,000.4 down.
    [{ principal: 12_006, rate: 0, months: 12 }, 1_001, 12_006, 995],
    [{ principal: 12_005, rate: 0, months: 12 }, 1_000, 12_005, 1_005],
    [{ principal: 1, rate: 575, months: 1 }, 1, 1, 1],
  ])("%o is paid at %i a month, %i in all, %i at last", (loan, payment, total, last) => {
    expect(monthlyPayment(loan)).toBe(payment);
    expect(totalRepaid(loan)).toBe(total);
    expect(paymentSchedule(loan).at(-1)?.payment).toBe(last);
  });

  it("is paid back to the riyal: principal, profit and payments add up, nothing is owed at the end", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = paymentSchedule(loan);
        const sum = (of: (row: (typeof rows)[number]) => number) =>
          rows.reduce((all, row) => all + of(row), 0);
        expect(rows.map(({ month }) => month)).toEqual(rows.map((_, index) => index + 1));
        expect(rows).toHaveLength(loan.months);
        expect(sum(({ payment }) => payment)).toBe(totalRepaid(loan));
        expect(sum(({ principal }) => principal)).toBe(loan.principal);
        expect(sum(({ profit }) => profit)).toBe(totalRepaid(loan) - loan.principal);
        expect(rows.at(-1)?.owed).toBe(0);
      }),
    );
  });

  it("requests whole riyals, never less than nothing, the same every month but the last", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = paymentSchedule(loan);
        const regular = monthlyPayment(loan);
        let owed = loan.principal;
        for (const row of rows) {
          for (const value of Object.values(row)) expect(Number.isInteger(value) && value >= 0).toBe(true);
          expect(row.payment).toBe(row.principal + row.profit);
          expect(row.owed).toBe(owed - row.principal);
          owed = row.owed;
        }
        const early = rows.slice(0, -1).map(({ payment }) => payment);
        // Only a loan so small that rounding up pays it off early has another payment before the last.
        if (regular >= loan.months) expect(early.every((payment) => payment === regular)).toBe(true);
        else expect(early.every((payment) => payment <= regular)).toBe(true);
      }),
    );
  });

  it("differs from the exact payment by half a riyal at most", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const exact = (loan.principal * (1 + (loan.rate / 10_000) * (loan.months / 12))) / loan.months;
        expect(Math.abs(monthlyPayment(loan) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
