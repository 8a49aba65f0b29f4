import { useLanguage } from "#app/i18n/use-language.ts";
import type { FinanceCalculator as FinanceContent } from "../content/finance-calculator.ts";
import type { ScheduleRow } from "../rules/finance.ts";
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

interface OwedChartProps {
  principal: number;
  schedule: readonly ScheduleRow[];
}

/**
 * What is still owed in each month as a falling stair, inside the frame that the flat rate is charged on. It runs along
 * the line of reading; the schedule below says the same in numbers.
 */
function OwedChart({ principal, schedule }: OwedChartProps) {
  const months = schedule.length;
  const height = (owed: number) => 100 - (owed * 100) / Math.max(principal, 1);
  const stair = schedule.map(({ month }) => {
    const owed = schedule[month - 2]?.owed ?? principal;
    return `V${height(owed).toFixed(2)}H${month}`;
  });
  return (
    <svg
      viewBox={`0 0 ${months} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="flip-in-rtl h-52 w-full overflow-visible sm:h-64 lg:h-72"
    >
      <rect width={months} height="100" className="fill-sand-100" />
      <path d={`M0 100${stair.join("")}V100Z`} className="fill-accent" />
      <rect
        width={months}
        height="100"
        fill="none"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  );
}
