import type { ReactNode } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedOffer } from "./listed-offer.ts";
import type { PriceLabels } from "./offer-price.tsx";
import { offerWords } from "./words.ts";

/** Price, instalment and last day beside each other, each under a hairline. */
export function OfferFacts({ offer, labels }: { offer: ListedOffer; labels: PriceLabels }) {
  const language = useLanguage();
  const words = offerWords.of(language);
  const { price, monthlyPrice, validUntil, daysLeft } = offer;
  const currency = labels.currencyLabel;
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-flow-col sm:auto-cols-fr">
      {price !== undefined && (
        <Fact name={words.price}>
          <span className="text-sm text-ink-soft">{labels.fromLabel}</span>{" "}
          <Riyals sum={price} currency={currency} asterisk />
        </Fact>
      )}
      {monthlyPrice !== undefined && (
        <Fact name={words.monthly}>
          <Riyals sum={monthlyPrice} currency={currency} asterisk />{" "}
          <span className="text-sm text-ink-soft">{labels.monthLabel}</span>
        </Fact>
      )}
      <Fact name={words.validUntil}>
        {promisedDate(validUntil, language)}
        {daysLeft !== undefined && (
          <span className="block text-sm">{daysLeft === 0 ? words.lastDay : words.endsIn(daysLeft)}</span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-strong pt-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1 text-subheading">{children}</dd>
    </div>
  );
}
