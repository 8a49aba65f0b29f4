import { unitMinutes } from "../slots.ts";
import { wallClock } from "../wall-time.ts";
import { type CenterHours, openSpans, timingsOn } from "./center-hours.ts";

/** Further ahead than this nobody looks for the next day that is open. */
const mostDays = 31;

/**
 * By when a customer is to be called about an appointment that cannot stay: before the center closes next, with an hour to do it
 * in, and before the appointment itself. UTC minutes.
 */
export function callDueAt(hours: CenterHours, now: number, appointmentStart: number): number {
  const today = wallClock(hours.timeZone).dayNumberAt(now);
  const days = Array.from({ length: mostDays }, (_, index) => today - 1 + index);
  const end = days
    .flatMap((day) => openSpans(timingsOn(hours, day), day, hours.timeZone).slice(-1))
    .find(({ to }) => to >= now + unitMinutes)?.to;
  return Math.max(now, Math.min(end ?? appointmentStart, appointmentStart));
}
