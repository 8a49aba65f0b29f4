import { useLanguage } from "#app/i18n/use-language.ts";
import { stockWords } from "../../words.ts";

/** Lies on pictures that show another car of the kind. */
export function SampleMark({ className }: { className: string }) {
  return (
    <span className={`rounded-sm bg-sea-950/70 px-2 py-0.5 text-xs text-on-dark ${className}`}>
      {stockWords.of(useLanguage()).samplePicture}
    </span>
  );
}
