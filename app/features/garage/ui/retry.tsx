import { useLanguage } from "#app/i18n/use-language.ts";
import { isOffline } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { garageWords } from "../words.ts";

interface RetryProps {
  texts: { readonly loadErrorTitle: string; readonly loadErrorText: string; readonly retryLabel: string };
  /** Null where nothing was asked yet: there is no connection to ask over. */
  error: Error | null;
  onRetry: () => void;
}

/** What could not be loaded, and another try. */
export function Retry({ texts, error, onRetry }: RetryProps) {
  const words = garageWords.of(useLanguage());
  const offline = error === null || isOffline(error);
  return (
    <Banner tone="error" title={texts.loadErrorTitle}>
      <p>{offline ? words.offline : texts.loadErrorText}</p>
      {!offline && (
        <p className="text-sm text-ink-soft">
          <bdi>{error.message}</bdi>
        </p>
      )}
      <Button variant="secondary" data-analytics="retry" className="mt-3 mb-1" onClick={onRetry}>
        {texts.retryLabel}
      </Button>
    </Banner>
  );
}
