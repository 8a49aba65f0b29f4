import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";

type Times = Pick<AppointmentDetails, "schedStartTime" | "schedEndTime" | "timeZone">;

/** Day, by both calendars, and hours of an appointment in words, in its center's zone. */
export function timeInWords({ schedStartTime, schedEndTime, timeZone }: Times, language: Language) {
  const day = dayIn(schedStartTime, timeZone);
  return {
    day: dayInWords(day, language),
    hijri: hijriInWords(day, language),
    hours: hoursInWords([schedStartTime, schedEndTime], timeZone, language),
  };
}
