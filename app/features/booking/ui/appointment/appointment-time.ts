import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";

type Times = Pick<AppointmentDetails, "schedStartTime" | "schedEndTime" | "timeZone">;

/** Day and hours of an appointment in words, in its center's zone. */
export function timeInWords({ schedStartTime, schedEndTime, timeZone }: Times, language: Language) {
  return {
    day: dayInWords(dayIn(schedStartTime, timeZone), language),
    hours: hoursInWords([schedStartTime, schedEndTime], timeZone, language),
  };
}
