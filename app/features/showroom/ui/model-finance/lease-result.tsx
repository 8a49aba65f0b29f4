import type { ReactNode } from "react";
import { effectiveYearlyRate } from "#app/features/finance/rules/finance-rates.ts";
import type { LeaseQuote } from "#app/features/finance/rules/lease.ts";
import { effectiveRateInWords, flatRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { modelFinanceWords } from "./words.ts";

interface LeaseResultProps {
  /** Cash, in riyals. */
  price: number;
  quote: LeaseQuote;
  currency: string;
  actions: ReactNode;
}

/** What lease-to-own costs: the month large, the closing payment and both rates as plain as with finance. */
export function LeaseResult({ price, quote, currency, actions }: LeaseResultProps) {
  const language = useLanguage();
  const words = modelFinanceWords.of(language);
  const shared = financeWords.of(language);
  const flat = Math.round((quote.cost * 12 * 10_000) / (price * quote.months));
  const effective = effectiveYearlyRate(price, quote.payments);
  const money = (sum: number) => <Riyals sum={sum} currency={currency} />;
  return (
    <div className="on-dark flex flex-col gap-8 bg-sea-950 p-5 text-on-dark sm:p-9 lg:row-span-2 lg:p-11 print:bg-white print:p-0 print:text-ink">
      <div>
        <p className="text-sm text-on-dark-soft lg:text-base print:text-ink">{shared.monthly}</p>
        <p className="reading text-[clamp(2.25rem,1.4rem+3.6vw,5.25rem)] leading-[1.1] font-light">
          <Riyals sum={quote.payment} currency={currency} asterisk />
        </p>
        <p className="mt-2 text-sm text-on-dark-soft print:text-ink">{words.noDown}</p>
      </div>
      <dl className="grid grid-cols-2 border-y border-line-dark">
        <Rate name={shared.flatRate} rate={flatRateInWords(flat, language)} />
        <Rate name={shared.effectiveRate} rate={effectiveRateInWords(effective, language)} strong />
      </dl>
      <dl className="grid gap-2.5">
        <Sum name={words.allPayments(quote.months)} sum={money(quote.payment * quote.months)} />
        <Sum name={words.closing} hint={words.closingHint} sum={money(quote.closing)} />
        <Sum name={words.beyondCash} sum={money(quote.cost)} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line-dark pt-3">
          <dt>
            {shared.totalCost}
            <span className="block text-sm text-on-dark-soft print:text-ink">{words.totalHint}</span>
          </dt>
          <dd className="text-xl">{money(quote.total)}</dd>
        </div>
      </dl>
      <div className="mt-auto">{actions}</div>
    </div>
  );
}

function Rate({ name, rate, strong = false }: { name: string; rate: string; strong?: boolean }) {
  return (
    <div className="py-5 last:border-s last:border-line-dark last:ps-5 first:pe-5 sm:last:ps-7 sm:first:pe-7">
      <dt className="text-sm text-on-dark-soft print:text-ink">{name}</dt>
      <dd className={`text-heading font-light tabular ${strong ? "text-accent-on-dark print:text-ink" : ""}`}>
        <Ltr>{rate}</Ltr>
      </dd>
    </div>
  );
}

function Sum({ name, hint, sum }: { name: string; hint?: string; sum: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>
        {name}
        {hint && <span className="block text-sm text-on-dark-soft print:text-ink">{hint}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}
