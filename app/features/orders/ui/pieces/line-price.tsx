import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { shopWords } from "../../words.ts";

interface LinePriceProps {
  linePrice: number;
  quantity: number;
  price: number;
  originalPrice: number;
}

/** What a line costs, what it would cost without the discount, and one piece where there are several. */
export function LinePrice({ linePrice, quantity, price, originalPrice }: LinePriceProps) {
  const words = shopWords.of(useLanguage());
  const isReduced = originalPrice > price;
  return (
    <p className="text-end">
      <Dirhams sum={linePrice} className="block font-medium" />
      {isReduced && (
        <span className="block text-sm text-ink-soft">
          <span className="sr-only">{words.was} </span>
          <s>
            <Dirhams sum={originalPrice * quantity} />
          </s>
        </span>
      )}
      {quantity > 1 && (
        <span className="block text-sm text-ink-soft">
          <Dirhams sum={price} /> {words.each}
        </span>
      )}
    </p>
  );
}
