import { CalendarButton } from "#app/features/scheduling/ui/calendar/calendar-button.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { type BookingState, chosenServices } from "../../wizard/booking-state.ts";

/** Hands over an appointment as a calendar file, before the server has answered. */
export function BookedCalendarButton({ booking, label }: { booking: BookingState; label: string }) {
  const language = useLanguage();
  const { booked, center, slot, vehicle } = booking;
  if (!booked || !center || !slot) return null;
  const { serviceAppointmentId: id, reference, code = "CREA" } = booked;
  const services = chosenServices(booking);
  const appointment = {
    id,
    reference,
    code,
    version: 1,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    timeZone: center.timeZone,
    locationInfo: center,
    serviceAppointmentAdditionalData: {
      serviceList: services.map(({ typeCode, label: description }) => ({ typeCode, description })),
    },
    vehicle: vehicle?.model ?? "",
  };
  const entry = calendarEntryOf(appointment, language, location.origin);
  return <CalendarButton entry={entry} reference={reference} label={label} />;
}
