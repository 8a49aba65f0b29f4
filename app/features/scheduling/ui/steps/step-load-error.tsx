import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { stepWords } from "./words.ts";

interface StepLoadErrorProps {
  texts: { readonly loadErrorTitle: string };
  error: Error;
  onRetry: () => void;
}

/** What a step could not load, that nothing chosen is lost, and another try. */
export function StepLoadError({ texts: { loadErrorTitle }, error, onRetry }: StepLoadErrorProps) {
  const { offline } = stepWords.of(useLanguage());
  return <LoadError texts={{ loadErrorTitle }} offlineText={offline} error={error} onRetry={onRetry} />;
}
