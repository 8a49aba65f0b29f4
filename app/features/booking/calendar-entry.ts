import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import type { AppointmentDetails } from "./activity-calls.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import { appointmentAddress } from "./rules/booking-addresses.ts";
import { bookingWords } from "./words.ts";

/** What a calendar shows of an appointment. */
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

/**
 * An appointment as a calendar entry, the same in mails, feeds and on pages. `origin` is the site's address. The link that
 * changes it is apart: it goes into files for the customer, and not into addresses of other sites.
 */
export function calendarEntryOf(facts: CalendarFacts, language: Language, origin: string): CalendarEntry {
  const { id, code, schedStartTime: startTime, schedEndTime: endTime, timeZone, locationInfo: place } = facts;
  const words = bookingWords.of(language);
  const address = origin + withLanguage(appointmentAddress(id), language);
  const isOver = code === "CANC" || code === "RJD";
  const services = facts.serviceAppointmentAdditionalData.serviceList.map(({ description }) => description);
  return {
    id,
    version: facts.version,
    isCanceled: isOver,
    ...(facts.visitPath !== undefined &&
      !isOver && {
        change: { label: words.changeOrCancel, address: `${origin}${facts.visitPath}?lang=${language}` },
      }),
    isTentative: code === "NEW" || code === "CREA",
    title: [words.calendarEntry, facts.vehicle].filter(Boolean).join(": "),
    place: `${place.title}${words.comma} ${place.address}`,
    position: { latitude: place.latitude, longitude: place.longitude },
    description: [
      // A calendar shows its owner's zone; the words say the center's.
      `${dayInWords(dayIn(startTime, timeZone), language)}${words.comma} ${hoursInWords([startTime, endTime], timeZone, language)}`,
      words.localTime,
      ...services,
      `${words.reference}: ${facts.reference}`,
      address,
    ].join("\n"),
    address,
    startTime,
    endTime,
  };
}
