import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { FinanceCalculator as FinanceContent } from "../content/finance-calculator.ts";
import { type FinancePlan, paidFirst, percentOf } from "../rules/finance-plan.ts";
import { CostBar } from "./cost-bar.tsx";
import { effectiveRateInWords, flatRateInWords, Riyals } from "./riyals.tsx";
import type { Quote } from "./use-loan.ts";
import { financeWords } from "./words.ts";

interface ResultsProps {
  quote: Quote;
  plan: Pick<FinancePlan, "down" | "tradeIn">;
  currency: string;
  content: FinanceContent;
  /** What can be done with the result. */
  actions: ReactNode;
}

/** What it costs, under the payment: both rates beside each other, and where the money goes. */
export function Results({ quote, plan, currency, content, actions }: ResultsProps) {
  const language = useLanguage();
  const words = financeWords.of(language);
  const money = (sum: number) => <Riyals sum={sum} currency={currency} />;
  return (
    <div className="on-dark flex flex-col justify-between gap-6 bg-sea-950 px-5 pt-1 pb-8 text-on-dark sm:px-9 sm:pb-9 lg:px-11 lg:pt-3 lg:pb-11 print:bg-white print:p-0 print:text-ink">
      <p className="text-sm text-on-dark-soft tabular print:text-ink">
        {words.paymentCount(quote.schedule.length, words.sum(quote.lastPayment))}
      </p>
      <dl className="grid grid-cols-2 border-y border-line-dark">
        <Rate
          name={words.flatRate}
          rate={flatRateInWords(quote.flatRate, language)}
          hint={content.flatRateHint}
        />
        <Rate
          name={words.effectiveRate}
          rate={effectiveRateInWords(quote.effectiveRate, language)}
          hint={content.effectiveRateHint}
          strong
        />
      </dl>
      <div>
        <CostBar down={paidFirst(plan)} principal={quote.principal} cost={quote.cost} />
        <dl className="mt-5 grid gap-2.5">
          {plan.tradeIn > 0 && (
            <Sum name={words.tradeIn} swatch="bg-on-dark-soft" sum={money(plan.tradeIn)} />
          )}
          <Sum name={words.down} swatch="bg-on-dark-soft" sum={money(plan.down)} />
          <Sum name={words.financed} swatch="bg-accent-on-dark" sum={money(quote.principal)} />
          <Sum
            name={words.costOfCredit}
            hint={words.costShare(percentOf(quote.cost, quote.principal))}
            swatch="bg-premium-on-dark"
            sum={money(quote.cost)}
          />
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line-dark pt-3">
            <dt>
              {words.totalCost}
              <span className="block text-sm text-on-dark-soft print:text-ink">
                {plan.tradeIn > 0 ? words.totalHintWithCar : words.totalHint}
              </span>
            </dt>
            <dd className="text-xl">{money(quote.total)}</dd>
          </div>
        </dl>
      </div>
      {actions}
    </div>
  );
}

function Rate({ name, rate, hint, strong }: { name: string; rate: string; hint: string; strong?: boolean }) {
  return (
    <div className="py-4 last:border-s last:border-line-dark last:ps-5 first:pe-5 sm:last:ps-7 sm:first:pe-7">
      <dt className="text-sm text-on-dark-soft print:text-ink">{name}</dt>
      <dd>
        <Ltr
          className={`text-heading font-light tabular ${strong ? "text-accent-on-dark print:text-ink" : ""}`}
        >
          {rate}
        </Ltr>
        <p className="mt-1.5 text-sm text-on-dark-soft max-sm:hidden print:block print:text-ink">{hint}</p>
      </dd>
    </div>
  );
}

function Sum({ name, hint, swatch, sum }: { name: string; hint?: string; swatch: string; sum: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex flex-wrap items-baseline gap-x-2.5">
        <span aria-hidden="true" className={`size-2.5 self-center print:hidden ${swatch}`} />
        {name}
        {hint && <span className="text-sm text-on-dark-soft tabular print:text-ink">{hint}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}
