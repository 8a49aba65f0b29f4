import { useEffect } from "react";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import type { SendEvent } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";

interface CampaignCenterProps {
  booking: BookingState;
  send: SendEvent;
}

/** A campaign's path skips the center step: the first is preselected, and another can be chosen. */
export function CampaignCenter({ booking, send }: CampaignCenterProps) {
  const { texts } = useBookingPage();
  const centers = useServiceCenters(booking);
  const { center } = booking;
  useEffect(() => {
    if (centers.data) send({ type: "centers-offered", centers: centers.data });
  }, [centers.data, send]);
  if (centers.isError && !center)
    return <StepLoadError texts={texts} error={centers.error} onRetry={() => void centers.refetch()} />;
  if (centers.data?.length === 0) return <p className="mb-6 text-ink-soft">{texts.noCentersText}</p>;
  return (
    <div className="mb-8 flex min-h-20 items-center gap-4 border-y border-line py-3">
      <p className="grow">
        <span className="block text-sm text-ink-soft">{texts.summaryCenterLabel}</span>
        {center?.title}
        <span className="block text-sm text-ink-soft">{center?.address}</span>
      </p>
      <button
        type="button"
        data-analytics="change-center"
        onClick={() => send({ type: "returned-to", step: "SelectServiceCenter" })}
        className="min-h-11 shrink-0 px-2 text-accent underline underline-offset-4"
      >
        {texts.changeLabel}
        <span className="sr-only">: {texts.summaryCenterLabel}</span>
      </button>
    </div>
  );
}
