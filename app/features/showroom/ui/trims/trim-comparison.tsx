import { useLanguage } from "#app/i18n/use-language.ts";
import { Comparison } from "../specification/comparison.tsx";
import type { TrimView } from "./trim-view.ts";
import { trimWords } from "./words.ts";

interface TrimComparisonProps {
  trims: readonly TrimView[];
  currency: string;
}

/** The trims of a model side by side; one alone has nothing to be compared with. */
export function TrimComparison({ trims, currency }: TrimComparisonProps) {
  const words = trimWords.of(useLanguage());
  if (trims.length < 2) return null;
  return (
    <div className="mt-16 lg:mt-24">
      <h3 className="mb-4 text-heading font-light">{words.compare}</h3>
      <Comparison
        columns={trims.map((trim) => ({ ...trim, head: trim.name }))}
        currency={currency}
        label={words.compare}
      />
    </div>
  );
}
