import { CalendarLinks } from "#app/features/scheduling/ui/calendar/calendar-links.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { appointmentAddress, editAddress } from "../../rules/booking-addresses.ts";
import { bookingWords } from "../../words.ts";

interface AppointmentWaysProps {
  appointment: AppointmentDetails;
  /** What the car is called. */
  vehicle: string;
  calendarLabel: string;
}

/** What can still be done with a booked appointment: another time, giving it up, and the calendars. */
export function AppointmentWays({ appointment, vehicle, calendarLabel }: AppointmentWaysProps) {
  const language = useLanguage();
  const words = bookingWords.of(language);
  const entry = calendarEntryOf({ ...appointment, vehicle }, language, location.origin);
  const { id, actions } = appointment;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        {actions.includes("edit") && (
          <LinkButton to={editAddress(id)} variant="secondary" className="max-sm:w-full">
            {words.changeAppointment}
          </LinkButton>
        )}
        {actions.includes("cancel") && (
          <LocalLink
            to={appointmentAddress(id)}
            state={{ dialog: "cancel" }}
            data-analytics="cancel-appointment"
            className="inline-flex min-h-12 items-center px-2 underline underline-offset-4 max-sm:w-full max-sm:justify-center"
          >
            {words.cancelAppointment}
          </LocalLink>
        )}
      </div>
      <CalendarLinks entry={entry} reference={appointment.reference} label={calendarLabel} />
    </div>
  );
}
