import { lazy, Suspense } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const NumberOffer = lazy(() =>
  import("./number-offer.tsx").then((module) => ({ default: module.NumberOffer })),
);

interface ConfirmNumberProps {
  /** The lead that was left; null where the page does not say. */
  leadId: string | null;
  className?: string;
}

/**
 * Below the thanks for a form: its number can be confirmed. Nothing where no code can be sent; the page that the server
 * wrote never has it, since pages are the same for everyone.
 */
export function ConfirmNumber({ leadId, className }: ConfirmNumberProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || leadId === null) return null;
  return (
    <Suspense>
      <NumberOffer key={leadId} leadId={leadId} className={className} />
    </Suspense>
  );
}
