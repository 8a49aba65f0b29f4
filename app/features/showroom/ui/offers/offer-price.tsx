import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { offerWords } from "./words.ts";

/** The labels of prices, from the models menu. */
export interface PriceLabels {
  readonly fromLabel: string;
  readonly monthLabel: string;
  readonly currencyLabel: string;
}

interface OfferPriceProps {
  offer: { readonly price?: number | undefined; readonly monthlyPrice?: number | undefined };
  labels: PriceLabels;
}

/** What it costs: a price, an instalment, or both. The asterisk leads to the conditions. */
export function OfferPrice({ offer: { price, monthlyPrice }, labels }: OfferPriceProps) {
  const words = offerWords.of(useLanguage());
  const currency = labels.currencyLabel;
  if (price === undefined && monthlyPrice === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {price !== undefined && (
        <span>
          <span className="text-sm text-ink-soft">{labels.fromLabel} </span>
          <span className="text-lg">
            <Riyals sum={price} currency={currency} asterisk />
          </span>
        </span>
      )}
      {monthlyPrice !== undefined && (
        <span className={price === undefined ? "" : "text-ink-soft"}>
          {price !== undefined && `${words.or} `}
          <span className={price === undefined ? "text-lg" : ""}>
            <Riyals sum={monthlyPrice} currency={currency} asterisk />
          </span>{" "}
          <span className="text-sm">{labels.monthLabel}</span>
        </span>
      )}
    </p>
  );
}
