import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type BookingState, chosenServices } from "../../wizard/booking-state.ts";
import { bookingWords } from "../../words.ts";
import { saveCalendar } from "../calendar/save-calendar.ts";

/** Hands over the appointment as a calendar file. */
export function CalendarButton({ booking, label }: { booking: BookingState; label: string }) {
  const words = bookingWords.of(useLanguage());
  const { booked, center, slot, vehicle } = booking;
  if (!booked || !center || !slot) return null;
  const download = () => {
    const services = chosenServices(booking).map((service) => service.label);
    const entry = {
      id: booked.serviceAppointmentId,
      title: [words.calendarEntry, vehicle?.model].filter(Boolean).join(": "),
      place: `${center.title}, ${center.address}`,
      description: [`${words.reference} ${booked.reference}`, ...services].join("\n"),
      startTime: slot.startTime,
      endTime: slot.endTime,
    };
    saveCalendar(booked.reference, entry);
  };
  return (
    <Button variant="secondary" onClick={download}>
      <Icon name="calendar" />
      {label}
    </Button>
  );
}
