import { effectiveRateInWords, flatRateInWords } from "#app/features/finance/ui/riyals.tsx";
import { commaIn } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { carWords } from "../car/words.ts";
import type { TypicalLoan } from "../price/typical-loan.ts";
import { searchWords } from "./words.ts";

/** What the asterisk of monthly payments means: term, down payment, both rates, and what the credit costs. */
export function PaymentTerms({ loan }: { loan: TypicalLoan }) {
  const language = useLanguage();
  const words = carWords.of(language);
  const { months, downPercent, flatRate, effectiveRate, costShare } = loan;
  return (
    <p className="mt-10 max-w-[75ch] text-sm text-ink-soft tabular">
      * {words.loanTerms(months, downPercent)}
      {commaIn[language]}{" "}
      {words.loanRates(flatRateInWords(flatRate, language), effectiveRateInWords(effectiveRate, language))}.{" "}
      {searchWords.of(language).creditCosts(effectiveRateInWords(costShare, language))}
    </p>
  );
}
