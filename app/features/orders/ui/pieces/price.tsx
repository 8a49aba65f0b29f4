import { Dirhams, riyalsText } from "#app/features/parts/ui/part/dirhams.tsx";
import type { Language } from "#app/i18n/language.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { shopWords } from "../../words.ts";

/** A price within a sentence: "QAR 1,240.50", «1,240.50 ريال». The number is isolated, as in `moneyInWords`. */
export function priceInWords(dirhams: number, language: Language): string {
  const number = `\u2066${riyalsText(dirhams)}\u2069`;
  const { currency } = shopWords.of(language);
  return currencyFollows(language) ? `${number} ${currency}` : `${currency} ${number}`;
}

export function Price({ dirhams, className = "" }: { dirhams: number; className?: string }) {
  return (
    <span className={className}>
      <Dirhams sum={dirhams} />
    </span>
  );
}

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
      <Price dirhams={linePrice} className="block font-medium" />
      {isReduced && (
        <span className="block text-sm text-ink-soft">
          <span className="sr-only">{words.was} </span>
          <s>
            <Price dirhams={originalPrice * quantity} />
          </s>
        </span>
      )}
      {quantity > 1 && (
        <span className="block text-sm text-ink-soft">
          <Price dirhams={price} /> {words.each}
        </span>
      )}
    </p>
  );
}
