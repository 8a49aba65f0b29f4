import type { ReactNode } from "react";
import {
  NotChosen,
  PlaceLines,
  SummaryRow,
  SummaryRows,
  TimeLines,
} from "#app/features/scheduling/ui/steps/summary-rows.tsx";
import { mayReturnTo } from "../wizard/drive-reducer.ts";
import type { DriveState, DriveStep } from "../wizard/drive-state.ts";
import { useDrivePage } from "./drive-page.ts";
import { CarPicture } from "./steps/model-card.tsx";

interface DriveRowsProps {
  drive: DriveState;
  /** With it every row leads back to its step. */
  onChange?: (step: DriveStep) => void;
}

/** What has been chosen so far: the car as a picture, then one row a step; what is not answered yet stands empty. */
export function DriveRows({ drive, onChange }: DriveRowsProps) {
  const { texts } = useDrivePage();
  const { car, showroom, preferred, date, slot, requestFrom } = drive;
  const row = (label: string, step: DriveStep, value: ReactNode) => (
    <SummaryRow
      label={label}
      changeLabel={texts.changeLabel}
      onChange={onChange && mayReturnTo(drive, step) ? () => onChange(step) : undefined}
    >
      {value}
    </SummaryRow>
  );
  return (
    <>
      {car && (
        <CarPicture
          car={car}
          sizes="(width < 1000px) 92vw, 352px"
          className={`mb-4 ${onChange ? "md:max-lg:max-w-sm" : "max-lg:hidden"}`}
        />
      )}
      <SummaryRows>
        {row(texts.summaryVehicleLabel, "SelectVehicle", <CarLines drive={drive} />)}
        {(requestFrom === null || showroom) &&
          row(texts.summaryShowroomLabel, "SelectShowroom", <PlaceLines place={showroom} />)}
        {preferred &&
          row(
            texts.summaryCarLabel,
            "SelectShowroom",
            <>
              {preferred.trim}
              <span className="block text-sm text-ink-soft">{preferred.color}</span>
            </>,
          )}
        {requestFrom === null &&
          row(
            texts.summaryDateTimeLabel,
            "SelectDateTime",
            <TimeLines date={date} slot={slot} place={showroom} />,
          )}
      </SummaryRows>
    </>
  );
}

function CarLines({ drive: { car } }: { drive: DriveState }) {
  if (!car) return <NotChosen />;
  return (
    <>
      {car.name}
      <span className="block text-sm text-ink-soft">{car.detail}</span>
    </>
  );
}
