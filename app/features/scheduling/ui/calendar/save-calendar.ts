import { type CalendarEntry, calendarFile } from "../../calendar/calendar-file.ts";

/** Hands an entry over as a calendar file, named by its reference. For the browser only. */
export function saveCalendar(entry: CalendarEntry, reference: string): void {
  const address = URL.createObjectURL(new Blob([calendarFile(entry, new Date())], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${reference}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
