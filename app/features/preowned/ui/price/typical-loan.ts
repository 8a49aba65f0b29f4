import { percentOf, settlePlan } from "#app/features/finance/rules/finance-plan.ts";
import { quoteLoan } from "#app/features/finance/ui/use-loan.ts";

/** What a car costs by the month where nothing is chosen yet: sums in whole riyals. */
export interface TypicalLoan {
  readonly principal: number;
  readonly payment: number;
  readonly months: number;
  readonly downPercent: number;
  /** In hundredths of a percent a year, flat; and as a share of the whole. */
  readonly flatRate: number;
  readonly effectiveRate: number;
  /** What the credit adds, as a share of the price. */
  readonly costShare: number;
}

/**
 * By calculator one (product/money.md#calculator-one) with its defaults: the first legal status, the least down
 * payment, the longest term. Undefined for a price that the calculator does not accept.
 */
export function typicalLoan(price: number, flatRate: number): TypicalLoan | undefined {
  const { plan } = settlePlan({ status: "qatari", price });
  if (plan.price !== price) return undefined;
  const { principal, payment, effectiveRate, cost } = quoteLoan(plan, flatRate);
  return {
    principal,
    payment,
    months: plan.months,
    downPercent: percentOf(plan.down, price),
    flatRate,
    effectiveRate,
    costShare: cost / price,
  };
}
