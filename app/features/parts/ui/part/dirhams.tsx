import { riyalDigits, riyalsBeside } from "#app/i18n/numbers/dirhams.ts";
import { currencyFollows } from "#app/i18n/numbers/money.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";

/** A price in dirhams as people read it: "QAR 139.50", «139.50 ريال». The number runs left to right in either. */
export function Dirhams({ sum, className = "" }: { sum: number; className?: string }) {
  const language = useLanguage();
  const number = <Ltr>{riyalDigits(sum)}</Ltr>;
  const label = riyalsBeside(sum, language);
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
