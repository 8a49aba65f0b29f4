/**
 * A flat-rate loan. `principal` in whole riyals; `rate` in hundredths of a percent a year (575 is 5.75 %), so that
 * sums are exact; profit is simple: on the whole principal, for the whole term (product/money.md#payment).
 */
export interface Loan {
  readonly principal: number;
  readonly rate: number;
  readonly months: number;
}

/** One monthly payment, what it pays off, what the credit costs in it, and the principal still owed after it. */
export interface ScheduleRow {
  readonly month: number;
  readonly payment: number;
  readonly principal: number;
  readonly profit: number;
  readonly owed: number;
}

/** Hundredths of a percent in a whole, times the months of a year. */
const wholeYear = 10_000 * 12;

/** All that is paid back, in whole riyals. */
export function totalRepaid({ principal, rate, months }: Loan): number {
  return roundHalfUp(principal * (wholeYear + rate * months), wholeYear);
}

/** The monthly payment: (principal + simple profit a year x term) / months, rounded half up to whole riyals. */
export function monthlyPayment({ principal, rate, months }: Loan): number {
  return roundHalfUp(principal * (wholeYear + rate * months), wholeYear * months);
}

/**
 * Every payment. The last one absorbs what the rounding left; no payment is more than what is left to pay, so that the
 * sum is exact for the smallest loans too. Profit is spread evenly, as a flat rate calculates it.
 */
export function paymentSchedule(loan: Loan): ScheduleRow[] {
  const { principal, months } = loan;
  const total = totalRepaid(loan);
  const payment = monthlyPayment(loan);
  const profitUntil = spread(total - principal, months);
  const rows: ScheduleRow[] = [];
  let left = total;
  let owed = principal;
  for (let month = 1; month <= months; month++) {
    const paid = month === months ? left : Math.min(payment, left);
    const profitLeft = left - owed;
    const profitDue = profitUntil(month) - (total - principal - profitLeft);
    const profit = Math.max(paid - owed, Math.min(paid, profitDue));
    left -= paid;
    owed -= paid - profit;
    rows.push({ month, payment: paid, principal: paid - profit, profit, owed });
  }
  return rows;
}

/** How much of a sum has fallen due after so many of its equal parts. */
function spread(sum: number, parts: number) {
  return (part: number) => roundHalfUp(sum * part, parts);
}

/** Whole numbers, 0 or more; `divisor` above 0. */
function roundHalfUp(number: number, divisor: number): number {
  return Math.floor((2 * number + divisor) / (2 * divisor));
}
