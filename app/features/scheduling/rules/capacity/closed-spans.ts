import { weekdayOf } from "../calendar-days.ts";
import { overrideOn } from "../days/dated-hours.ts";
import { wallClock } from "../wall-time.ts";
import { type OpenSpan, openSpans, timingsOn, type WorkingHours } from "./center-hours.ts";

/** When a center receives nobody between two instants (UTC minutes), on its usual hours or a campaign's; in order of time. */
export function closedSpans(hours: WorkingHours, from: number, to: number): OpenSpan[] {
  const clock = wallClock(hours.timeZone);
  const [first, last] = [clock.dayNumberAt(from) - 1, clock.dayNumberAt(to)];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const open = days
    .flatMap((day) => openSpans(allTimingsOn(hours, day), day, hours.timeZone))
    .toSorted((one, other) => one.from - other.from);
  const closed: OpenSpan[] = [];
  let end = from;
  for (const span of open) {
    if (span.from > end) closed.push({ from: end, to: Math.min(span.from, to) });
    end = Math.max(end, span.to);
    if (end >= to) return closed;
  }
  closed.push({ from: end, to });
  return closed;
}

/** The hours of a day, usual and of campaigns, as they are written. */
export function allTimingsOn(hours: WorkingHours, day: number) {
  const campaigns = hours.campaignHours.flatMap(({ weekdays }) => weekdays[weekdayOf(day)] ?? []);
  const isDated = overrideOn(hours.overrides, day) !== undefined;
  return [...timingsOn(hours, day), ...(isDated ? [] : campaigns)];
}
