import { lazy, useEffect } from "react";
import { EarliestRoom } from "#app/features/scheduling/ui/earliest/earliest-room.tsx";
import { PlaceChoice } from "#app/features/scheduling/ui/places/place-choice.tsx";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import type { OfferedShowroom } from "../../wizard/drive-reducer.ts";
import type { ChosenCar } from "../../wizard/drive-state.ts";
import { useDrivePage } from "../drive-page.ts";
import { useEarliestDrives, useShowrooms } from "../drive-queries.ts";
import type { DriveStepProps } from "./drive-step.ts";
import { LeaveRequest } from "./leave-request.tsx";
import { PreferredCar } from "./preferred-car.tsx";

// Loaded with this step only.
const EarliestDrives = lazy(async () => ({
  default: (await import("./earliest-drives.tsx")).EarliestDrives,
}));

/** Second step: where, and which of the cars there. */
export function ShowroomStep({ state, send }: Omit<DriveStepProps, "free">) {
  const { texts, noCar } = useDrivePage();
  const { drive, holder } = state;
  const showrooms = useShowrooms(drive.car);
  const { data } = showrooms;
  useEffect(() => {
    if (data) send({ type: "showrooms-offered", showrooms: data });
  }, [data, send]);
  const earliest = useEarliestDrives(drive.car, holder);
  const hint = standsOnce(drive.car, data) ? texts.oneShowroomHint : texts.showroomHint;
  return (
    <StepFrame title={texts.showroomTitle} hint={hint} takesFocus={state.hasMoved}>
      {showrooms.isPending && <CardSkeletons count={3} shape="place" />}
      {showrooms.isError && !data && (
        <StepLoadError texts={texts} error={showrooms.error} onRetry={() => void showrooms.refetch()} />
      )}
      {data?.length === 0 && (
        <LeaveRequest title={noCar?.title ?? texts.noTimesTitle} text={noCar?.text ?? ""} send={send} />
      )}
      {data && data.length > 0 && earliest.data?.offers.length === 0 && (
        <LeaveRequest title={texts.noTimesTitle} text={texts.noTimesText} send={send} />
      )}
      {data && data.length > 0 && earliest.data?.offers.length !== 0 && (
        <>
          {/* Without an answer the list below is the whole step. */}
          {!earliest.isError && (
            <EarliestRoom>
              <EarliestDrives state={state} send={send} showrooms={data} found={earliest.data} />
            </EarliestRoom>
          )}
          <PlaceChoice
            places={data}
            chosenId={drive.showroom?.id ?? null}
            legend={texts.showroomTitle}
            offers={earliest.data?.offers}
            at={(showroom) => <CarsHere showroom={showroom} label={texts.carsHereLabel} />}
            onChoose={({ cars: _, ...showroom }) => send({ type: "showroom-chosen", showroom })}
          />
          <PreferredCar drive={drive} showrooms={data} send={send} />
        </>
      )}
    </StepFrame>
  );
}

/** Whether there is one showroom to choose: always of a used car. */
function standsOnce(car: ChosenCar | null, showrooms: readonly OfferedShowroom[] | undefined): boolean {
  return showrooms === undefined ? car?.vehicleNo != null : showrooms.length === 1;
}

/** Trims and colors that stand at a showroom. Phrasing content, within its card. */
function CarsHere({ showroom, label }: { showroom: OfferedShowroom; label: string }) {
  return (
    <span className="mt-2 block border-t border-line pt-2 text-sm">
      <span className="sr-only">{label} </span>
      {showroom.cars.map(({ id, trim, color }) => (
        <span key={id} className="block">
          {trim} <span className="text-ink-soft">{color}</span>
        </span>
      ))}
    </span>
  );
}
