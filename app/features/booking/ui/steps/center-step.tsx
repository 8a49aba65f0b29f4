import { lazy, useEffect } from "react";
import { EarliestRoom } from "#app/features/scheduling/ui/earliest/earliest-room.tsx";
import { PlaceChoice } from "#app/features/scheduling/ui/places/place-choice.tsx";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { useBookingPage } from "../booking-page.ts";
import { useServiceCenters } from "../booking-queries.ts";
import { useEarliest } from "../earliest/use-earliest.ts";
import type { BookingStepProps } from "./booking-step.ts";

// Loaded with this step only.
const loadEarliest = async () => ({
  default: (await import("../earliest/earliest.tsx")).Earliest,
});
const Earliest = lazy(loadEarliest);

/** Third step: where. The list is what counts; the map shows the same centers. */
export function CenterStep({ booking, send, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  const centers = useServiceCenters(booking);
  const earliest = useEarliest(booking, centers.data ?? []);
  useEffect(() => {
    if (centers.data) send({ type: "centers-offered", centers: centers.data });
  }, [centers.data, send]);
  return (
    <StepFrame title={texts.centerTitle} hint={texts.centerHint} takesFocus={takesFocus}>
      {centers.isPending && <CardSkeletons count={4} shape="place" />}
      {centers.isError && (
        <StepLoadError texts={texts} error={centers.error} onRetry={() => void centers.refetch()} />
      )}
      {centers.data?.length === 0 && <p className="text-ink-soft">{texts.noCentersText}</p>}
      {centers.data && centers.data.length > 0 && (
        <>
          {/* Without an answer the list below is the whole step. */}
          {!earliest.isError && (
            <EarliestRoom isEmpty={earliest.data?.offers.length === 0}>
              <Earliest booking={booking} send={send} centers={centers.data} found={earliest.data} />
            </EarliestRoom>
          )}
          <PlaceChoice
            places={centers.data}
            chosenId={booking.center?.id ?? null}
            legend={texts.centerTitle}
            offers={earliest.data?.offers}
            onChoose={(center) => send({ type: "center-chosen", center })}
          />
        </>
      )}
    </StepFrame>
  );
}
