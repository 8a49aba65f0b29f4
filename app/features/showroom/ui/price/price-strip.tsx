import type { ReactNode } from "react";
import { effectiveRateInWords, Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import { vehicleWords } from "../vehicle/words.ts";
import type { PriceLabels } from "./price-labels.ts";
import { PriceTip } from "./price-tip.tsx";

export interface PricesView {
  readonly from: TrimView;
  readonly leaseFrom: number | undefined;
  /** The payment of calculator two at its presets; the calculator below opens with the same. */
  readonly finance:
    | { readonly payment: number; readonly months: number; readonly effectiveRate: number }
    | undefined;
  readonly cashTip: { readonly title: string; readonly text: string };
  readonly leaseTip: { readonly title: string; readonly text: string };
}

/** What the model costs, in the three ways in which it can be paid, each with what it depends on. */
export function PriceStrip({ prices, labels }: { prices: PricesView; labels: PriceLabels }) {
  const words = vehicleWords.of(useLanguage());
  const { leaseFrom, cashTip, leaseTip } = prices;
  return (
    <section aria-label={words.trimsAndPrices} className="border-b border-line bg-surface">
      <dl className="frame grid md:grid-flow-col md:auto-cols-fr">
        <Way
          name={words.cash}
          tip={<PriceTip title={cashTip.title} text={cashTip.text} />}
          hint={prices.from.name}
        >
          {labels.from} <Riyals sum={prices.from.price} currency={labels.currency} asterisk />
        </Way>
        {leaseFrom !== undefined && (
          <Way
            name={words.leaseToOwn}
            tip={<PriceTip title={leaseTip.title} text={leaseTip.text} />}
            hint={words.leaseHint}
          >
            <Riyals sum={leaseFrom} currency={labels.currency} asterisk /> {labels.month}
          </Way>
        )}
        {prices.finance && <Financed finance={prices.finance} labels={labels} />}
      </dl>
    </section>
  );
}

interface FinancedProps {
  finance: NonNullable<PricesView["finance"]>;
  labels: PriceLabels;
}

function Financed({ finance: { payment, months, effectiveRate }, labels }: FinancedProps) {
  const language = useLanguage();
  const words = vehicleWords.of(language);
  return (
    <Way
      name={words.finance}
      hint={words.financeHint(months, effectiveRateInWords(effectiveRate, language))}
      tip={
        <LocalLink
          to="#calculator"
          className="inline-flex min-h-11 items-center text-sm text-accent underline-offset-4 hover:underline print:hidden"
        >
          {words.calculate}
        </LocalLink>
      }
    >
      <Riyals sum={payment} currency={labels.currency} asterisk /> {labels.month}
    </Way>
  );
}

function Way({
  name,
  tip,
  hint,
  children,
}: {
  name: string;
  tip: ReactNode;
  hint: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-line py-2.5 not-last:border-b md:block md:not-last:border-b-0 md:py-5 md:not-first:border-s md:not-first:ps-6 lg:not-first:ps-10">
      <dt className="flex min-h-11 items-center gap-3 text-sm text-ink-soft md:justify-between md:gap-3 md:pe-4">
        {name}
        {tip}
      </dt>
      <dd className="tabular md:text-lg lg:text-subheading">{children}</dd>
      <dd className="basis-full text-sm text-ink-soft md:mt-1">{hint}</dd>
    </div>
  );
}
