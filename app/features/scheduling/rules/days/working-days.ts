import { openSpans, type WorkingHours } from "../capacity/center-hours.ts";
import { allTimingsOn } from "../capacity/closed-spans.ts";
import { wallClock } from "../wall-time.ts";

/**
 * From when until when a center's day goes on, in UTC minutes: from midnight to midnight, but a night belongs to the day that opens
 * for it, so that a day ends when its night does, or when the next one opens before that. Every minute is of one day.
 */
export function workingDay(hours: WorkingHours, day: number): { readonly from: number; readonly to: number } {
  return { from: endOf(hours, day - 1), to: endOf(hours, day) };
}

/** The day of a center to which an instant (UTC minutes) belongs, as a day number. */
export function workingDayAt(hours: WorkingHours, minute: number): number {
  const day = wallClock(hours.timeZone).dayNumberAt(minute);
  return minute < endOf(hours, day - 1) ? day - 1 : day;
}

function endOf(hours: WorkingHours, day: number): number {
  const spansOf = (on: number) => openSpans(allTimingsOn(hours, on), on, hours.timeZone);
  const midnight = wallClock(hours.timeZone).toUtcMinute(day + 1, 0);
  const closing = Math.max(midnight, ...spansOf(day).map(({ to }) => to));
  return Math.min(closing, Math.max(midnight, Math.min(...spansOf(day + 1).map(({ from }) => from))));
}
