/** A time in which leads are answered, in instants. */
export interface OpenSpan {
  readonly from: Date;
  readonly to: Date;
}
/** Hours of a weekday in wall time, as "08:00" to "18:00". One that ends at or before its start ends on the next day. */
export interface OpeningHours {
  readonly start: string;
  readonly end: string;
}

const minuteMs = 60_000;
/** So many spans and closed days are looked at; then the time runs on as if it were always open. */
const mostSpans = 1_000;

/** The minutes of a day, counted from its midnight, in which it is open. */
export function minutesOpen({ start, end }: OpeningHours): readonly [from: number, to: number] {
  const [from, to] = [minuteOf(start), minuteOf(end)];
  return [from, to > from ? to : to + 24 * 60];
}

/** The instant at which so many open minutes have passed. The spans are in order, without an end, and do not overlap. */
export function afterOpenMinutes(from: Date, minutes: number, spans: Iterable<OpenSpan>): Date {
  let left = minutes * minuteMs;
  let looked = 0;
  for (const span of spans) {
    const start = Math.max(from.getTime(), span.from.getTime());
    const open = span.to.getTime() - start;
    if (open >= left && open > 0) return new Date(start + left);
    if (open > 0) left -= open;
    looked += 1;
    if (looked >= mostSpans) break;
  }
  return new Date(from.getTime() + minutes * minuteMs);
}

function minuteOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
