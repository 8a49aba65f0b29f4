import type { Language } from "#app/i18n/language.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { partsWords } from "../../words.ts";

/** A price in dirhams as people read it: "QAR 139.50", «139.50 ريال». The number runs left to right in either. */
export function Dirhams({ sum, className = "" }: { sum: number; className?: string }) {
  const language = useLanguage();
  const number = <Ltr>{riyalsText(sum)}</Ltr>;
  const label = partsWords.of(language).currency;
  return (
    <span className={`whitespace-nowrap tabular ${className}`}>
      {currencyFollows(language) ? (
        <>
          {number} {label}
        </>
      ) : (
        <>
          {label} {number}
        </>
      )}
    </span>
  );
}

/** The same within a sentence. The number is isolated, as in `moneyInWords`. */
export function dirhamsInWords(sum: number, language: Language): string {
  const number = `\u2066${riyalsText(sum)}\u2069`;
  const { currency } = partsWords.of(language);
  return currencyFollows(language) ? `${number} ${currency}` : `${currency} ${number}`;
}

/** Two places always, so that prices below each other can be compared; no float takes part. */
export function riyalsText(dirhams: number): string {
  const sign = dirhams < 0 ? "-" : "";
  const whole = Math.trunc(Math.abs(dirhams) / 100).toLocaleString("en");
  return `${sign}${whole}.${String(Math.abs(dirhams) % 100).padStart(2, "0")}`;
}
