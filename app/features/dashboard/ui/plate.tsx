import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { dashboardWords } from "../words.ts";

/** A number plate as it hangs on the car. */
export function Plate({ number, className = "" }: { number: string; className?: string }) {
  const words = dashboardWords.of(useLanguage());
  return (
    <span
      className={`inline-block shrink-0 rounded border border-ink bg-white px-2.5 py-0.5 font-medium tracking-wide ${className}`}
    >
      <span className="sr-only">{words.plate} </span>
      <Ltr className="tabular">{number}</Ltr>
    </span>
  );
}
