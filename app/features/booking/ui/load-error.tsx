import { isOffline } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { useBookingPage } from "./booking-page.ts";

/** What could not be loaded, that nothing entered is lost, and another try. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { texts, words } = useBookingPage();
  const offline = isOffline(error);
  return (
    <Banner tone="error" title={texts.loadErrorTitle}>
      <p>{offline ? words.offline : <bdi>{error.message}</bdi>}</p>
      <Button variant="secondary" className="mt-3 mb-1" onClick={onRetry}>
        {words.retry}
      </Button>
    </Banner>
  );
}
