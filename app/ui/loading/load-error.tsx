import { useLanguage } from "#app/i18n/use-language.ts";
import { isOffline } from "#app/platform/api/is-offline.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { loadingWords } from "./words.ts";

interface LoadErrorProps {
  /** What could not be loaded, and what that means; without the latter the error's own message is shown. */
  texts: {
    readonly loadErrorTitle: string;
    readonly loadErrorText?: string;
    readonly retryLabel?: string;
  };
  /** A longer sentence in place of "You are offline." */
  offlineText?: string;
  /** Null where no request was made: there is no connection. */
  error: Error | null;
  onRetry: () => void;
}

/** An error of loading, with a button to retry. */
export function LoadError({ texts, offlineText, error, onRetry }: LoadErrorProps) {
  const words = loadingWords.of(useLanguage());
  const { loadErrorTitle, loadErrorText, retryLabel } = texts;
  return (
    <Banner tone="error" title={loadErrorTitle}>
      {error === null || isOffline(error) ? (
        <p>{offlineText ?? words.offline}</p>
      ) : (
        <>
          {loadErrorText && <p>{loadErrorText}</p>}
          <p className={loadErrorText && "text-sm text-ink-soft"}>
            <bdi>{error.message}</bdi>
          </p>
        </>
      )}
      <Button variant="secondary" data-analytics="retry" className="mt-3 mb-1" onClick={onRetry}>
        {retryLabel ?? words.retry}
      </Button>
    </Banner>
  );
}
