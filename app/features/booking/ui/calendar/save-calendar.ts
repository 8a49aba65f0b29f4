import type { Language } from "#app/i18n/language.ts";
import { type CalendarFacts, calendarEntryOf } from "../../calendar-entry.ts";
import { calendarFile } from "../../calendar-file.ts";

/** Hands an appointment over as a calendar file, named by its reference. For the browser only. */
export function saveCalendar(appointment: CalendarFacts, language: Language): void {
  const entry = calendarEntryOf(appointment, language, location.origin);
  const address = URL.createObjectURL(new Blob([calendarFile(entry, new Date())], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${appointment.reference}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
