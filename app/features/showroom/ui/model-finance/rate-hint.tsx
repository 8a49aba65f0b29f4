import { type FinancePlan, paidFirst } from "#app/features/finance/rules/finance-plan.ts";
import { newCarRateOf } from "#app/features/finance/rules/finance-rates.ts";
import { flatRateInWords } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { TrimView } from "../trims/trim-view.ts";
import { modelFinanceWords } from "./words.ts";

interface RateHintProps {
  trim: Pick<TrimView, "isHybrid">;
  plan: FinancePlan;
  isLargeSuv: boolean;
}

/** Why the rate is what it is, where the visitor can do something about it. */
export function RateHint({ trim: { isHybrid }, plan, isLargeSuv }: RateHintProps) {
  const language = useLanguage();
  const words = modelFinanceWords.of(language);
  const half = Math.ceil(plan.price / 2);
  const car = { isHybrid, isLargeSuv, price: plan.price };
  if (isLargeSuv && paidFirst(plan) < half) {
    const rate = newCarRateOf({ ...car, downPayment: half });
    return (
      <p className="min-h-6 text-sm text-ink-soft">
        {words.halfDown(financeWords.of(language).sum(half - plan.tradeIn), flatRateInWords(rate, language))}
      </p>
    );
  }
  return <p className="min-h-6 text-sm text-ink-soft">{isHybrid && words.hybridRate}</p>;
}
