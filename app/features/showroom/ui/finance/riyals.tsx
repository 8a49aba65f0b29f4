import { Ltr } from "#app/ui/ltr.tsx";

interface RiyalsProps {
  sum: number;
  /** The currency's label from content: it precedes the price in both languages. */
  currency: string;
  /** With the asterisk of a price whose conditions stand below. */
  asterisk?: boolean;
}

/** A sum of money. The number runs left to right; what stands around it follows the language. */
export function Riyals({ sum, currency, asterisk = false }: RiyalsProps) {
  return (
    <span className="whitespace-nowrap tabular">
      <span className="currency">{currency}</span> <Ltr>{sum.toLocaleString("en")}</Ltr>
      {asterisk && <span aria-hidden="true">*</span>}
    </span>
  );
}

/** A share in hundredths of a percent, as flat rates are given: "5.75%". */
export function flatRateInWords(rate: number): string {
  return `${rate / 100}%`;
}

/** A share of the whole, to a tenth of a percent: "10.9%". */
export function effectiveRateInWords(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
