import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { minutesPerDay } from "../calendar-days.ts";
import { minutesOf, type Timing } from "../slots.ts";

/** A day opens and closes no more often than this. */
const mostSpans = 6;

/**
 * Whether spans of one day may be stored: each `HH:mm` to `HH:mm`, in order, none over another, and the last ended a day after
 * the first began. No spans are a closed day.
 */
export function areTimings(timings: readonly Timing[]): boolean {
  if (timings.length > mostSpans || !timings.every(({ start, end }) => isTime(start) && isTime(end)))
    return false;
  const spans = timings.map(minutesOf);
  const [first] = spans;
  return (
    spans.every(([from], index) => index === 0 || from >= (spans[index - 1]?.[1] ?? 0)) &&
    (first === undefined || (spans.at(-1)?.[1] ?? 0) <= first[0] + minutesPerDay)
  );
}

/** Minutes of a day; past midnight they go on counting. */
export type DaySpan = readonly [from: number, to: number];

/**
 * A span as minutes of the day that opens for it. A span after midnight is of the night for which the day opens: of 20:00-02:00,
 * 00:30-02:00 is the end. Undefined where it touches no hours.
 */
export function spanWithin(timings: readonly Timing[], span: Timing): DaySpan | undefined {
  const open = timings.map(minutesOf);
  const [start, end] = minutesOf(span);
  return (
    [
      [start, end],
      [start + minutesPerDay, end + minutesPerDay],
    ] as const
  ).find(([from, to]) => open.some((one) => one[0] < to && one[1] > from));
}

/**
 * The hours of a day without a span of it. Refuses a span that touches none, and one that would leave the end of a night alone:
 * no hours of a day begin after its midnight.
 */
export function timingsWithout(
  timings: readonly Timing[],
  span: Timing,
): Result<readonly Timing[], "nothing-to-close" | "starts-after-midnight"> {
  const gone = spanWithin(timings, span);
  if (gone === undefined) return refuse("nothing-to-close");
  const left = timings
    .map(minutesOf)
    .flatMap(([from, to]): DaySpan[] => [
      [from, Math.min(to, gone[0])],
      [Math.max(from, gone[1]), to],
    ])
    .filter(([from, to]) => from < to);
  if (left.some(([from]) => from >= minutesPerDay)) return refuse("starts-after-midnight");
  return succeed(left.map(([from, to]) => ({ start: timeOf(from), end: timeOf(to) })));
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
