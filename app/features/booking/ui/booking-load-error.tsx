import { LoadError } from "#app/ui/loading/load-error.tsx";
import { useBookingPage } from "./booking-page.ts";

/** What the wizard could not load, that nothing chosen is lost, and another try. */
export function BookingLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { texts, words } = useBookingPage();
  return <LoadError texts={texts} offlineText={words.offline} error={error} onRetry={onRetry} />;
}
