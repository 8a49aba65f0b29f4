import type { FinanceCalculator as FinanceContent } from "#app/features/content/models/showroom/finance-calculator.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { OwedChart } from "./owed-chart.tsx";
import type { Quote } from "./use-loan.ts";
import { financeWords } from "./words.ts";

/** Why a flat rate sounds smaller than it is, drawn with the visitor's own numbers. */
export function Owed({ quote, content }: { quote: Quote; content: FinanceContent }) {
  const words = financeWords.of(useLanguage());
  return (
    <figure className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <figcaption>
        <h3 className="max-w-[20ch] text-heading font-light">{content.owedTitle}</h3>
        <p className="mt-4 max-w-[46ch] text-ink-soft">{content.owedText}</p>
        <ul className="mt-6 grid gap-2 text-sm">
          <li className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="size-4 shrink-0 border border-dashed border-line-strong bg-sand-100"
            />
            {words.flatBase}
          </li>
          <li className="flex items-center gap-3">
            <span aria-hidden="true" className="size-4 shrink-0 bg-accent" />
            {words.stillOwed}
          </li>
        </ul>
      </figcaption>
      <div>
        <OwedChart principal={quote.principal} schedule={quote.schedule} />
        <p aria-hidden="true" className="mt-2 flex justify-between text-sm text-ink-faint tabular">
          <span>{words.start}</span>
          <span>{words.monthsInWords(quote.schedule.length)}</span>
        </p>
      </div>
    </figure>
  );
}
