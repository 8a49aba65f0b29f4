import { percentOf, settlePlan } from "#app/features/finance/rules/finance-plan.ts";
import { newCarRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { quoteLoan } from "#app/features/finance/ui/use-loan.ts";

interface PaidTrim {
  /** Cash, in riyals. */
  readonly price: number;
  readonly isHybrid: boolean;
}

/** What a month of a trim costs where nothing is chosen yet, in whole riyals: calculator two at its presets. */
export function presetPayment({ price, isHybrid }: PaidTrim, isLargeSuv: boolean) {
  const { plan } = settlePlan({ status: "qatari", price });
  const rate = newCarRateOf({ isHybrid, isLargeSuv, price, downPayment: plan.down });
  const { payment, effectiveRate } = quoteLoan(plan, rate);
  return { payment, months: plan.months, downPercent: percentOf(plan.down, price), effectiveRate };
}
