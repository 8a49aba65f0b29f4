import { weekdayOf } from "../calendar-days.ts";
import { overrideOn } from "../days/dated-hours.ts";
import { minutesOf, type OpeningHours, type Timing } from "../slots.ts";
import { wallClock } from "../wall-time.ts";

/** Dated hours in place of the weekday's. Both days (YYYY-MM-DD) belong to it. */
export interface DatedHours {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** In order of being added: the last word where nothing else says which of two holds. */
  readonly serial: number;
  readonly timings: readonly Timing[];
}
/** When a center works, and when it works for a campaign; `overrides` as `OpeningHours` has them. */
export interface CenterHours extends OpeningHours {
  readonly overrides: readonly DatedHours[];
  readonly campaignHours: readonly {
    readonly campaign: string;
    readonly weekdays: readonly (readonly Timing[])[];
  }[];
}
/** What says when a center is open; whence its dated hours come is no matter. */
export type WorkingHours = OpeningHours & Pick<CenterHours, "campaignHours">;
/** UTC minutes. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

/** The hours of a day as they are written. */
export function timingsOn({ weekdays, overrides }: OpeningHours, day: number): readonly Timing[] {
  return overrideOn(overrides, day)?.timings ?? weekdays[weekdayOf(day)] ?? [];
}

/** When a center is open for a day; spans that meet are one. Hours after midnight belong to the day that opened for them. */
export function openSpans(timings: readonly Timing[], day: number, timeZone: string): OpenSpan[] {
  const clock = wallClock(timeZone);
  const spans: OpenSpan[] = [];
  for (const [start, end] of timings.map(minutesOf)) {
    const from = clock.toUtcMinute(day, start);
    const to = from + end - start;
    const last = spans.at(-1);
    if (last?.to === from) spans[spans.length - 1] = { from: last.from, to };
    else spans.push({ from, to });
  }
  return spans;
}

/** Whether a center is open for the whole of a visit (UTC minutes), on its usual hours or a campaign's. */
export function isOpenFor(hours: WorkingHours, start: number, end: number): boolean {
  const today = wallClock(hours.timeZone).dayNumberAt(start);
  return [today - 1, today].some((day) => {
    const campaigns = hours.campaignHours.map(({ weekdays }) => weekdays[weekdayOf(day)] ?? []);
    const isDated = overrideOn(hours.overrides, day) !== undefined;
    return [timingsOn(hours, day), ...(isDated ? [] : campaigns)].some((timings) =>
      openSpans(timings, day, hours.timeZone).some(({ from, to }) => from <= start && end <= to),
    );
  });
}

/** Whether a center opens on a day at all, be it for a campaign alone. */
export function isOpenOn(hours: CenterHours, day: number): boolean {
  if (timingsOn(hours, day).length > 0) return true;
  if (overrideOn(hours.overrides, day) !== undefined) return false;
  return hours.campaignHours.some(({ weekdays }) => (weekdays[weekdayOf(day)] ?? []).length > 0);
}
