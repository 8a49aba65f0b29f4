import type { ServiceCenter, Timing } from "#app/features/scheduling/calls.ts";
import { dayOf, minutesPerDay, weekdayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { overrideOn } from "#app/features/scheduling/rules/days/dated-hours.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";

/** The hours of a center as the booking feature reports them. */
export type CenterHours = Pick<
  ServiceCenter,
  | "timeZone"
  | "sundayTimings"
  | "mondayTimings"
  | "tuesdayTimings"
  | "wednesdayTimings"
  | "thursdayTimings"
  | "fridayTimings"
  | "saturdayTimings"
> & { readonly specialTimings: readonly { from: string; to: string; timings: readonly Timing[] }[] };

/** Times are `HH:mm` of the center's wall clock. */
export type OpeningState =
  | { readonly open: true; readonly until: string }
  /** `daysAhead` counts calendar days in the center's zone; absent where nothing opens within two weeks. */
  | {
      readonly open: false;
      readonly next?: { readonly daysAhead: number; readonly day: string; readonly time: string };
    };

interface Span {
  readonly day: number;
  readonly timing: Timing;
  /** UTC minutes. */
  readonly from: number;
  readonly to: number;
}

const daysLookedAhead = 14;

/** Whether a center is open at an instant, until when, or when it opens next, by its own clock. */
export function openingStateOf(center: CenterHours, now: Date): OpeningState {
  const minute = Math.floor(now.getTime() / 60_000);
  const today = wallClock(center.timeZone).dayNumberAt(minute);
  const spans: Span[] = [];
  // Last night's hours may reach into this morning.
  for (let day = today - 1; day <= today + daysLookedAhead; day++) spans.push(...spansOn(center, day));
  spans.sort((one, other) => one.from - other.from);
  const current = spans.find(({ from, to }) => from <= minute && minute < to);
  if (current) return { open: true, until: lastOfRow(current, spans).timing.end };
  const next = spans.find(({ from }) => from > minute);
  if (!next) return { open: false };
  return {
    open: false,
    next: { daysAhead: next.day - today, day: dayOf(next.day), time: next.timing.start },
  };
}

/** Hours that follow each other without a break are one visit. */
function lastOfRow(span: Span, spans: readonly Span[]): Span {
  const following = spans.find(({ from, to }) => from <= span.to && to > span.to);
  return following ? lastOfRow(following, spans) : span;
}

function spansOn(center: CenterHours, day: number): Span[] {
  const clock = wallClock(center.timeZone);
  return timingsOn(center, day).map((timing) => {
    const start = minuteOf(timing.start);
    const end = minuteOf(timing.end) > start ? minuteOf(timing.end) : minuteOf(timing.end) + minutesPerDay;
    return { day, timing, from: clock.toUtcMinute(day, start), to: clock.toUtcMinute(day, end) };
  });
}

/** Dated hours replace the weekday's, as in booking. */
function timingsOn(center: CenterHours, day: number): readonly Timing[] {
  const special = overrideOn(center.specialTimings, day);
  const { sundayTimings, mondayTimings, tuesdayTimings, wednesdayTimings } = center;
  const { thursdayTimings, fridayTimings = [], saturdayTimings } = center;
  const week = [
    sundayTimings,
    mondayTimings,
    tuesdayTimings,
    wednesdayTimings,
    thursdayTimings,
    fridayTimings,
  ];
  return special?.timings ?? [...week, saturdayTimings][weekdayOf(day)] ?? [];
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
