import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { type BookingState, notesLimit } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { BookingRows } from "../booking-rows.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { OtherAppointments } from "./other-appointments.tsx";

/** Last step: is everything right? Mileage and notes can still be changed here. */
export function SummaryStep({ booking, send, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  return (
    <StepFrame
      title={texts.summaryTitle}
      hint={booking.edited ? texts.editSummaryHint : texts.summaryHint}
      takesFocus={takesFocus}
    >
      <OtherAppointments booking={booking} />
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <BookingRows booking={booking} onChange={(step) => send({ type: "returned-to", step })} />
          <Banner tone="warning" title={texts.warningTitle} className="mt-6">
            {texts.warningText}
          </Banner>
        </div>
        <div className="grid content-start gap-6">
          <CenterMap booking={booking} />
          <MileageField
            mileage={booking.mileage}
            onChange={(mileage) => send({ type: "mileage-written", mileage })}
          />
          <TextArea
            label={texts.reviewNotesLabel}
            placeholder={texts.reviewNotesPlaceholder}
            maxLength={notesLimit}
            value={booking.reviewNotes}
            onChange={(event) => send({ type: "review-notes-written", notes: event.target.value })}
          />
        </div>
      </div>
    </StepFrame>
  );
}

function CenterMap({ booking }: { booking: BookingState }) {
  if (!booking.center) return null;
  return <MapOnRequest places={[booking.center]} chosenId={booking.center.id} className="h-64" />;
}

interface MileageFieldProps {
  mileage: number | null;
  onChange: (mileage: number | null) => void;
}

const mileageDigits = 7;

/** Kilometers on the clock; Arabic digits are understood, anything else is left out. */
function MileageField({ mileage, onChange }: MileageFieldProps) {
  const { texts } = useBookingPage();
  const read = (typed: string) => {
    const digits = cleanLine(typed).replace(/\D/g, "").slice(0, mileageDigits);
    onChange(digits === "" ? null : Math.min(Number(digits), 2_000_000));
  };
  return (
    <TextField
      label={texts.mileageLabel}
      hint={texts.mileageHint}
      ltr
      required
      inputMode="numeric"
      autoComplete="off"
      value={mileage === null ? "" : String(mileage)}
      onChange={(event) => read(event.target.value)}
    />
  );
}
