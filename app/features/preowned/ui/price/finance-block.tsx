import { effectiveRateInWords, flatRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { calculatorPlace } from "../car/places.ts";
import { carWords } from "../car/words.ts";
import type { TypicalLoan } from "./typical-loan.ts";

/** Loan amount, monthly payment and the way to the calculator; both rates stand with them, as everywhere. */
export function FinanceBlock({ loan, currency }: { loan: TypicalLoan; currency: string }) {
  const language = useLanguage();
  const words = carWords.of(language);
  const { principal, payment, months, downPercent, flatRate, effectiveRate } = loan;
  return (
    <div className="border-t border-line pt-4">
      <dl className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <dt>{words.monthlyPayment}</dt>
          <dd className="text-lg">
            <Riyals sum={payment} currency={currency} asterisk />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-ink-soft">
          <dt>{words.loanAmount}</dt>
          <dd>
            <Riyals sum={principal} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="mt-1.5 text-sm text-ink-soft tabular">
        {words.loanTerms(months, downPercent)}
        <span className="block">
          {words.loanRates(
            flatRateInWords(flatRate, language),
            effectiveRateInWords(effectiveRate, language),
          )}
        </span>
      </p>
      <LocalLink
        to={`#${calculatorPlace}`}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
      >
        {words.openCalculator}
        <Icon name="chevron-down" className="size-4" />
      </LocalLink>
    </div>
  );
}
