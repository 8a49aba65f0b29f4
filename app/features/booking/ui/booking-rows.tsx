import type { ReactNode } from "react";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
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
  const row = (label: string, step: BookingStep, value: ReactNode) => (
    <Row
      label={label}
      value={value}
      onChange={onChange && mayReturnTo(booking, step) ? () => onChange(step) : undefined}
    />
  );
  return (
    <dl className="divide-y divide-line border-y border-line">
      {row(texts.summaryVehicleLabel, "SelectVehicle", <VehicleLine booking={booking} />)}
      {row(texts.summaryServicesLabel, "SelectService", <ServiceLines booking={booking} />)}
      {chosenServices(booking).length > 0 && (
        <Row label={words.priceAndTime} value={<VisitEstimate booking={booking} />} onChange={undefined} />
      )}
      {booking.additionalNotes !== "" &&
        row(texts.summaryNotesLabel, "SelectService", <NotesLine notes={booking.additionalNotes} />)}
      {row(texts.summaryCenterLabel, "SelectServiceCenter", <CenterLines booking={booking} />)}
      {row(texts.summaryDateTimeLabel, "SelectDateTime", <TimeLines booking={booking} />)}
    </dl>
  );
}

interface RowProps {
  label: string;
  value: ReactNode;
  onChange: (() => void) | undefined;
}

function Row({ label, value, onChange }: RowProps) {
  const { texts } = useBookingPage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="col-start-1 mt-1">{value}</dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center">
          <button
            type="button"
            onClick={onChange}
            className="min-h-11 px-2 text-accent underline underline-offset-4"
          >
            {texts.changeLabel}
            <span className="sr-only">: {label}</span>
          </button>
        </dd>
      )}
    </div>
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

function CenterLines({ booking: { center } }: { booking: BookingState }) {
  if (!center) return <NotChosen />;
  return (
    <>
      {center.title}
      <span className="block text-sm text-ink-soft">{center.address}</span>
    </>
  );
}

function TimeLines({ booking: { slot, date, center } }: { booking: BookingState }) {
  const { language } = useBookingPage();
  if (!slot || !date || !center) return <NotChosen />;
  return (
    <>
      {/* After midnight it is already the next day, whatever day it was offered under. */}
      {dayInWords(dayIn(slot.startTime, center.timeZone), language)}
      <span className="block">{hoursInWords([slot.startTime, slot.endTime], center.timeZone, language)}</span>
    </>
  );
}

function NotChosen() {
  const { words } = useBookingPage();
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        —
      </span>
      <span className="sr-only">{words.notChosen}</span>
    </>
  );
}
