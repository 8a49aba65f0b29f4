import { minutesPerDay, monthsLater } from "./calendar-days.ts";
import { blockMinutes, horizonMonths, leadMinutes } from "./slots.ts";
import { wallClock } from "./wall-time.ts";

/**
 * No day further ahead than this can be booked in any zone: three calendar months are 92 days at most. So far is read and
 * looked through; the rule itself counts months.
 */
export const furthestDays = 96;

/** UTC minutes. */
export interface BookingSpan {
  /** The earliest start that may be booked. */
  readonly from: number;
  /** No start at or after this. */
  readonly to: number;
}

/**
 * Which starts a center may offer between two days of its zone, both included: more than 24 hours ahead, both cut to ten
 * minutes, and at most three months (product/booking.md#lead-time). Of two days that lie outside nothing is left:
 * `from` is not before `to`.
 */
export function bookingSpan(
  now: Date,
  timeZone: string,
  {
    firstDay,
    lastDay,
  }: { readonly firstDay?: number | undefined; readonly lastDay?: number | undefined } = {},
): BookingSpan {
  const clock = wallClock(timeZone);
  const nowMinute = Math.floor(now.getTime() / 60_000);
  const today = clock.dayNumberAt(nowMinute);
  const earliest = Math.floor(nowMinute / blockMinutes) * blockMinutes + leadMinutes + blockMinutes;
  const furthest = monthsLater(today, horizonMonths);
  const from = Math.max(earliest, clock.toUtcMinute(firstDay ?? today, 0));
  return { from, to: clock.toUtcMinute(Math.min(lastDay ?? furthest, furthest), minutesPerDay) };
}
