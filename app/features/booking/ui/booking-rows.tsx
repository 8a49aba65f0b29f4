import type { ReactNode } from "react";
import {
  NotChosen,
  PlaceLines,
  SummaryRow,
  SummaryRows,
  TimeLines,
} from "#app/features/scheduling/ui/steps/summary-rows.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { mayReturnTo } from "../wizard/booking-reducer.ts";
import { type BookingState, type BookingStep, chosenServices } from "../wizard/booking-state.ts";
import { useBookingPage } from "./booking-page.ts";
import { QuotedPrice, QuoteNote } from "./price/quote-note.tsx";
import { VisitEstimate } from "./price/visit-estimate.tsx";

interface BookingRowsProps {
  booking: BookingState;
  /** With it every row leads back to its step. */
  onChange?: (step: BookingStep) => void;
}

/** What has been chosen so far, one row a step; what is not answered yet stands empty. */
export function BookingRows({ booking, onChange }: BookingRowsProps) {
  const { texts, words } = useBookingPage();
  const { center, date, slot } = booking;
  const row = (label: string, step: BookingStep, value: ReactNode) => (
    <SummaryRow
      label={label}
      changeLabel={texts.changeLabel}
      onChange={onChange && mayReturnTo(booking, step) ? () => onChange(step) : undefined}
    >
      {value}
    </SummaryRow>
  );
  return (
    <SummaryRows>
      {row(texts.summaryVehicleLabel, "SelectVehicle", <VehicleLine booking={booking} />)}
      {row(texts.summaryServicesLabel, "SelectService", <ServiceLines booking={booking} />)}
      {chosenServices(booking).length > 0 && (
        <SummaryRow label={words.priceAndTime} changeLabel={texts.changeLabel} onChange={undefined}>
          <VisitEstimate booking={booking} />
        </SummaryRow>
      )}
      {booking.additionalNotes !== "" &&
        row(texts.summaryNotesLabel, "SelectService", <NotesLine notes={booking.additionalNotes} />)}
      {row(texts.summaryCenterLabel, "SelectServiceCenter", <PlaceLines place={center} />)}
      {row(
        texts.summaryDateTimeLabel,
        "SelectDateTime",
        <TimeLines date={date} slot={slot} place={center} />,
      )}
    </SummaryRows>
  );
}

function VehicleLine({ booking: { vehicle } }: { booking: BookingState }) {
  if (!vehicle) return <NotChosen />;
  return (
    <>
      {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
      <span className="block text-sm text-ink-soft">
        <Ltr>{vehicle.licensePlateNumber}</Ltr>
      </span>
    </>
  );
}

function ServiceLines({ booking }: { booking: BookingState }) {
  const services = chosenServices(booking);
  const list = (
    <ul>
      {services.map((service) => (
        <li key={service.typeCode}>
          {service.label}
          <QuotedPrice booking={booking} service={service} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {services.length > 0 ? list : <NotChosen />}
      <QuoteNote booking={booking} />
    </>
  );
}

function NotesLine({ notes }: { notes: string }) {
  return (
    <p className="whitespace-pre-wrap">
      <bdi>{notes}</bdi>
    </p>
  );
}
