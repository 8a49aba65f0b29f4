import { useEffect, useRef } from "react";
import { Banner } from "#app/ui/banner.tsx";

/** Why the booking was not made, in red, until it is dismissed; nothing that was entered is gone. */
export function SubmitErrorBanner({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <div ref={place} className="mb-6">
      <Banner tone="error" onDismiss={onDismiss}>
        {message}
      </Banner>
    </div>
  );
}
