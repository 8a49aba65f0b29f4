import type { FinancePlan } from "#app/features/finance/rules/finance-plan.ts";
import { newCarRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { effectiveRateInWords, flatRateInWords } from "#app/features/finance/ui/riyals.tsx";
import { useLoan } from "#app/features/finance/ui/use-loan.ts";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { FinanceCar } from "./finance-cars.ts";

interface ModelRateProps {
  cars: readonly FinanceCar[];
  trim: string | undefined;
  plan: FinancePlan;
}

/** A new car of ours has a rate of its own (calculator two); a visitor who calculates with it here sees a note. */
export function ModelRate({ cars, trim, plan }: ModelRateProps) {
  const words = financeWords.of(useLanguage());
  const car = cars.find(({ trims }) => trims.some((one) => one.id === trim));
  const isHybrid = car?.trims.find((one) => one.id === trim)?.isHybrid ?? false;
  const isLargeSuv = car?.isLargeSuv ?? false;
  const rate = newCarRateOf({ isHybrid, isLargeSuv, price: plan.price, downPayment: plan.down });
  const { flatRate, effectiveRate, payment } = useLoan(plan, rate);
  return (
    <p className="min-h-12 text-sm text-ink-soft">
      {car &&
        words.modelRate(flatRateInWords(flatRate), effectiveRateInWords(effectiveRate), words.sum(payment))}
    </p>
  );
}
