import { lazy, Suspense } from "react";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { TimeChoice } from "#app/features/scheduling/ui/steps/time-choice.tsx";
import { type FreeSlots, firstSlotOf } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { useBookingPage } from "../booking-page.ts";
import { EarlierTimeRequest } from "../waiting/earlier-time-request.tsx";
import type { BookingStepProps } from "./booking-step.ts";

// Most days have times.
const NearestTimes = lazy(async () => ({
  default: (await import("../earliest/nearest-times.tsx")).NearestTimes,
}));

/** Fourth step: when. */
export function DateTimeStep({ booking, send, free, takesFocus }: BookingStepProps & { free: FreeSlots }) {
  const { texts, words, options } = useBookingPage();
  return (
    <StepFrame title={texts.dateTitle} hint={texts.dateHint} takesFocus={takesFocus}>
      <TimeChoice
        date={booking.date}
        slot={booking.slot}
        free={free}
        texts={texts}
        zoneNote={words.localTime}
        onChooseDay={(date) => send({ type: "date-chosen", date })}
        onChooseSlot={(slot) => send({ type: "slot-chosen", slot })}
        instead={(day) => (
          <Suspense fallback={null}>
            <NearestTimes booking={booking} send={send} day={day} />
          </Suspense>
        )}
      />
      {options.waitingList && !booking.campaign && (
        <EarlierTimeRequest booking={booking} earliest={firstSlotOf(free)} />
      )}
    </StepFrame>
  );
}
