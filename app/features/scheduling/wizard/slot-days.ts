import { addDays, addMonths, dayIn, monthOf } from "#app/i18n/dates/dates.ts";
import type { ChosenSlot } from "./chosen.ts";

/**
 * The days a customer may look at, YYYY-MM-DD: from the day the lead time ends to three months ahead, or to an earlier last
 * day (product/booking.md#horizon).
 */
export interface BookableDays {
  first: string;
  last: string;
}

const horizonMonths = 3;

interface Limits {
  /** The last day, where it ends before the horizon. */
  readonly until?: string | undefined;
  /** Hours before a time in which it is no longer offered. */
  readonly leadHours?: number | undefined;
}

/** Past the very end there may be no day left: then the first is the last. */
export function bookableDays(
  now: Date,
  timeZone: string,
  { until, leadHours = 24 }: Limits = {},
): BookableDays {
  const first = dayIn(new Date(now.getTime() + leadHours * 3_600_000), timeZone);
  const horizon = addMonths(dayIn(now, timeZone), horizonMonths);
  const last = until !== undefined && until < horizon ? until : horizon;
  return last < first ? { first, last: first } : { first, last };
}

/** The months, `YYYY-MM`, that the bookable days touch. */
export function bookableMonths({ first, last }: BookableDays): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = monthOf(addMonths(`${month}-01`, 1))) {
    months.push(month);
  }
  return months;
}

/** First and last bookable day of a month. */
export function daysOfMonth(month: string, { first, last }: BookableDays): BookableDays {
  const firstOfMonth = `${month}-01`;
  const lastOfMonth = addDays(addMonths(firstOfMonth, 1), -1);
  return {
    first: firstOfMonth > first ? firstOfMonth : first,
    last: lastOfMonth < last ? lastOfMonth : last,
  };
}

/** The day under which a slot is offered, in the place's zone: of an hour after midnight the one before. */
export function dayOfSlot({ openingDay, startTime }: ChosenSlot, timeZone: string): string {
  return openingDay ?? dayIn(startTime, timeZone);
}

/** Slots by the day under which they are offered, each day in order of time. */
export function slotsByDay(slots: readonly ChosenSlot[], timeZone: string): Map<string, ChosenSlot[]> {
  const days = new Map<string, ChosenSlot[]>();
  for (const slot of slots.toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))) {
    const day = dayOfSlot(slot, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

/** The nearest day after `day` that has slots, among those loaded. */
export function nextFreeDay(
  days: ReadonlyMap<string, readonly ChosenSlot[]>,
  day: string,
): string | undefined {
  return [...days.keys()].filter((candidate) => candidate > day).sort()[0];
}
