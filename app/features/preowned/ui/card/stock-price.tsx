import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ListedVehicle } from "../../calls.ts";
import { ratingNames, stockWords } from "../../words.ts";

interface StockPriceProps {
  car: Pick<ListedVehicle, "price" | "formerPrice" | "rating">;
  currency: string;
}

/** What a car costs, what it cost before, and how that compares. */
export function StockPrice({ car: { price, formerPrice, rating }, currency }: StockPriceProps) {
  const language = useLanguage();
  const words = stockWords.of(language);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-xl">
        <span className="sr-only">{words.price} </span>
        <Riyals sum={price} currency={currency} />
      </span>
      {formerPrice !== null && (
        <span className="text-sm text-ink-faint">
          <span className="sr-only">{words.formerPrice} </span>
          <s>
            <Riyals sum={formerPrice} currency={currency} />
          </s>
        </span>
      )}
      {rating !== null && (
        <span className="stock-rating text-sm text-ink-soft" data-rating={rating}>
          {ratingNames.of(language)[rating]}
        </span>
      )}
    </p>
  );
}
