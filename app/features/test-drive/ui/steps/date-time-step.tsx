import { lazy, Suspense } from "react";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { TimeChoice } from "#app/features/scheduling/ui/steps/time-choice.tsx";
import { useDrivePage } from "../drive-page.ts";
import type { DriveStepProps } from "./drive-step.ts";
import { LeaveRequest } from "./leave-request.tsx";

// Most days have times.
const NearestDrives = lazy(async () => ({
  default: (await import("./nearest-drives.tsx")).NearestDrives,
}));

/** Third step: when. Where nothing is free in all of the days, a request is left instead. */
export function DateTimeStep({ state, send, free }: DriveStepProps) {
  const { texts, words } = useDrivePage();
  const { date, slot } = state.drive;
  const isNoneFree = !free.error && !free.isLoading(free.range.last) && free.days.size === 0;
  return (
    <StepFrame title={texts.dateTitle} hint={texts.dateHint} takesFocus={state.hasMoved}>
      {isNoneFree ? (
        <LeaveRequest title={texts.noTimesTitle} text={texts.noTimesText} send={send} />
      ) : (
        <TimeChoice
          date={date}
          slot={slot}
          free={free}
          texts={texts}
          zoneNote={words.localTime}
          onChooseDay={(day) => send({ type: "date-chosen", date: day })}
          onChooseSlot={(chosen) => send({ type: "slot-chosen", slot: chosen })}
          instead={(day) => (
            <Suspense fallback={null}>
              <NearestDrives state={state} send={send} day={day} />
            </Suspense>
          )}
        />
      )}
    </StepFrame>
  );
}
