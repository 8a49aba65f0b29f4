import type { Language } from "#app/i18n/language.ts";
import { currencyFollows, currencyOf } from "#app/i18n/numbers/money.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";

interface RiyalsProps {
  sum: number;
  /** The currency's label from content. */
  currency: string;
  /** With the asterisk of a price whose conditions stand below. */
  asterisk?: boolean;
}

/** A sum of money: "QAR 139,900", «139,900 ريال». The number runs left to right in either. */
export function Riyals({ sum, currency, asterisk = false }: RiyalsProps) {
  const number = <Ltr>{sum.toLocaleString("en")}</Ltr>;
  const label = <span className="currency">{currencyOf(sum, currency)}</span>;
  return (
    <span className="whitespace-nowrap tabular">
      {currencyFollows(useLanguage()) ? (
        <>
          {number} {label}
        </>
      ) : (
        <>
          {label} {number}
        </>
      )}
      {asterisk && <span aria-hidden="true">*</span>}
    </span>
  );
}

/** A share in hundredths of a percent, as flat rates are given: "5.75%". */
export function flatRateInWords(rate: number, language: Language): string {
  return percentInWords(rate / 100, language);
}

/** A share of the whole, to a tenth of a percent: "10.9%". */
export function effectiveRateInWords(rate: number, language: Language): string {
  return percentInWords((rate * 100).toFixed(1), language);
}
