import type { CalendarEntry } from "#app/features/scheduling/calendar/calendar-file.ts";
import { plannedEntry } from "#app/features/scheduling/calendar/planned-entry.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import type { AppointmentDetails } from "./activity-calls.ts";
import { appointmentAddress } from "./rules/booking-addresses.ts";
import { bookingWords } from "./words.ts";

/** What a calendar shows of a service appointment. */
export type CalendarFacts = Pick<
  AppointmentDetails,
  | "id"
  | "reference"
  | "code"
  | "version"
  | "schedStartTime"
  | "schedEndTime"
  | "timeZone"
  | "locationInfo"
  | "serviceAppointmentAdditionalData"
> &
  Pick<AppointmentDetails, "visitPath"> & { readonly vehicle: string };

/** A service appointment as a calendar entry. `origin` is the site's address. */
export function calendarEntryOf(facts: CalendarFacts, language: Language, origin: string): CalendarEntry {
  const { id, code, version, reference, timeZone, locationInfo: place, visitPath, vehicle } = facts;
  const words = bookingWords.of(language);
  const isCanceled = code === "CANC" || code === "RJD";
  const services = facts.serviceAppointmentAdditionalData.serviceList;
  const isTentative = code === "NEW" || code === "CREA";
  const changes = visitPath !== undefined && !isCanceled;
  const entry = {
    ...{ id, version, reference, timeZone, place, isCanceled },
    isTentative,
    title: [isTentative ? words.calendarRequest : words.calendarEntry, vehicle].filter(Boolean).join(": "),
    startTime: facts.schedStartTime,
    endTime: facts.schedEndTime,
    zoneNote: words.localTime,
    purposes: services.map(({ description }) => description),
    address: origin + withLanguage(appointmentAddress(id), language),
    changeAddress: changes ? `${origin}${visitPath}?lang=${language}` : undefined,
  };
  return plannedEntry(entry, language);
}
