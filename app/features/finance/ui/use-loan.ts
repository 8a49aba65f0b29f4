import { useMemo } from "react";
import { monthlyPayment, paymentSchedule, type ScheduleRow } from "../rules/finance.ts";
import { type FinancePlan, paidFirst } from "../rules/finance-plan.ts";
import { effectiveYearlyRate } from "../rules/finance-rates.ts";

/** Everything that a plan costs at a flat rate; sums in whole riyals. */
export interface Quote {
  readonly principal: number;
  readonly payment: number;
  readonly lastPayment: number;
  /** What the credit adds. */
  readonly cost: number;
  /** Old car, down payment and all payments. */
  readonly total: number;
  /** In hundredths of a percent. */
  readonly flatRate: number;
  /** As a share of the whole. */
  readonly effectiveRate: number;
  readonly schedule: readonly ScheduleRow[];
}

/** Computes a plan at a flat rate. */
export function quoteLoan(plan: Omit<FinancePlan, "status">, rate: number): Quote {
  const { price, months } = plan;
  const first = paidFirst(plan);
  const loan = { principal: price - first, rate, months };
  const schedule = paymentSchedule(loan);
  const payments = schedule.map(({ payment }) => payment);
  const repaid = payments.reduce((sum, payment) => sum + payment, 0);
  return {
    principal: loan.principal,
    payment: monthlyPayment(loan),
    lastPayment: payments.at(-1) ?? 0,
    cost: repaid - loan.principal,
    total: first + repaid,
    flatRate: rate,
    effectiveRate: effectiveYearlyRate(loan.principal, payments),
    schedule,
  };
}

/** The same, anew only where the plan or the rate changed. */
export function useLoan({ price, tradeIn, down, months }: FinancePlan, rate: number): Quote {
  return useMemo(
    () => quoteLoan({ price, tradeIn, down, months }, rate),
    [price, tradeIn, down, months, rate],
  );
}
