import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type BookingState, chosenServices } from "../../wizard/booking-state.ts";
import { saveCalendar } from "../calendar/save-calendar.ts";

/** Hands over the appointment as a calendar file. */
export function CalendarButton({ booking, label }: { booking: BookingState; label: string }) {
  const language = useLanguage();
  const { booked, center, slot, vehicle } = booking;
  if (!booked || !center || !slot) return null;
  const download = () => {
    const services = chosenServices(booking);
    const appointment = {
      id: booked.serviceAppointmentId,
      reference: booked.reference,
      // Only the mail's entry says whether the center has confirmed.
      code: "CNF",
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
    saveCalendar(appointment, language);
  };
  return (
    <Button variant="secondary" onClick={download}>
      <Icon name="calendar" />
      {label}
    </Button>
  );
}
