import { useLanguage } from "#app/i18n/use-language.ts";
import type { UnitPrice } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import { Dirhams } from "./dirhams.tsx";

interface PartPriceProps {
  price: UnitPrice | null;
  className?: string;
}

/** What one piece costs, and what it cost before its discount. A span: it also stands inside buttons. */
export function PartPrice({ price, className = "text-xl" }: PartPriceProps) {
  const words = partsWords.of(useLanguage());
  if (price === null) return <span className="block text-ink-soft">{words.noPrice}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className={className}>
        <span className="sr-only">{words.price} </span>
        <Dirhams sum={price.price} />
      </span>
      {price.unitDiscount > 0 && (
        <span className="text-sm text-ink-faint">
          <span className="sr-only">{words.priceBefore} </span>
          <s>
            <Dirhams sum={price.originalPrice} />
          </s>
        </span>
      )}
    </span>
  );
}
