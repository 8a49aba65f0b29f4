import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { type BookingState, notesLimit } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { BookingRows } from "../booking-rows.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { MileageField } from "./mileage-field.tsx";
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
          <MileageField booking={booking} send={send} />
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
