import { isOffline } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

/** What could not be loaded, and another try. */
export function Retry({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { texts, words } = useDashboardPage();
  const offline = isOffline(error);
  return (
    <Banner tone="error" title={texts.loadErrorTitle}>
      <p>{offline ? words.offline : texts.loadErrorText}</p>
      {!offline && (
        <p className="text-sm text-ink-soft">
          <bdi>{error.message}</bdi>
        </p>
      )}
      <Button variant="secondary" className="mt-3 mb-1" onClick={onRetry}>
        {texts.retryLabel}
      </Button>
    </Banner>
  );
}
