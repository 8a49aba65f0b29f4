import { minutesPerDay, monthsLater, weekdayOf } from "./calendar-days.ts";
import { overrideOn } from "./days/dated-hours.ts";
import { wallClock } from "./wall-time.ts";

/** Earliest start, where a place says nothing else: later than this after now, both cut to ten minutes (product/booking.md#lead-time). */
export const leadMinutes = 24 * 60;
export const blockMinutes = 10;
/** The latest bookable day is so many months ahead. */
export const horizonMonths = 3;
export const unitMinutes = 60;
/** The window that is offered as one slot. */
const noonStart = 13 * 60;
const noonEnd = 15 * 60;

/** `HH:mm` of the center's wall clock. An end at or before the start is on the next day. */
export interface Timing {
  readonly start: string;
  readonly end: string;
}

/** When a center works. A dated override replaces the weekday's hours; they are listed by `byPrecedence`, so the last holds. */
export interface OpeningHours {
  readonly timeZone: string;
  /** Slots start later than this after now. */
  readonly leadMinutes?: number | undefined;
  /** Seven lists, Sunday first. An empty list is a closed day. */
  readonly weekdays: readonly (readonly Timing[])[];
  readonly overrides: readonly {
    readonly from: string;
    readonly to: string;
    readonly timings: readonly Timing[];
  }[];
}

/** Hours of a center's bays that are gone: `bays` has a bit for each bay. Ordered by `unitStart`, a UTC minute. */
export interface TakenUnit {
  readonly unitStart: number;
  readonly bays: number;
}

export interface CenterSchedule extends OpeningHours {
  readonly id: string;
  /** A bit for each bay that serves the requested services. */
  readonly bays: number;
  readonly taken: readonly TakenUnit[];
}

export interface SlotQuery {
  readonly now: Date;
  /** Calendar days in each center's zone, both included; days outside the horizon have no slots. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly centers: readonly CenterSchedule[];
  /** What the visit takes, in hours; 1 where nothing is said. */
  readonly hours?: number;
}

export interface FreeSlot {
  readonly centerId: string;
  /** UTC minutes since 1970. */
  readonly start: number;
  readonly end: number;
  /** The day on which the center opened for it: of an hour after midnight the day before. */
  readonly day: number;
  readonly afterMidnight: boolean;
  /** A bit for each bay that is free for the whole slot. */
  readonly freeBays: number;
}

/**
 * Every free slot, center by center in order of day: inside the center's hours in one-hour steps, 13:00-15:00 whole,
 * further ahead than the place's lead time, at most three months (product/booking.md#horizon). A visit of several hours takes as many
 * steps that follow one another, in one bay.
 */
export function findFreeSlots({ now, firstDay, lastDay, centers, hours = 1 }: SlotQuery): FreeSlot[] {
  const nowMinute = Math.floor(now.getTime() / 60_000);
  const found: FreeSlot[] = [];
  for (const center of centers) {
    const clock = wallClock(center.timeZone);
    const today = clock.dayNumberAt(nowMinute);
    const spansOf = spansByDay(center, hours);
    const isFree = freeBaysFinder(center);
    const earliest = earliestStart(now, center.leadMinutes);
    const last = Math.min(lastDay, monthsLater(today, horizonMonths));
    // Yesterday's night shift may still be open, and its slots belong to the day on which it opened.
    for (let day = Math.max(firstDay, today - 1); day <= last; day += 1) {
      for (const [from, to] of spansOf(day)) {
        const start = clock.toUtcMinute(day, from);
        if (Math.floor(start / blockMinutes) * blockMinutes <= earliest) continue;
        const end = start + to - from;
        const freeBays = isFree(start, end);
        if (freeBays === 0) continue;
        found.push({ centerId: center.id, start, end, day, afterMidnight: from >= minutesPerDay, freeBays });
      }
    }
  }
  return found;
}

/** The UTC minute, cut to ten minutes, after which slots may start. */
function earliestStart(now: Date, lead = leadMinutes): number {
  return Math.floor(now.getTime() / (blockMinutes * 60_000)) * blockMinutes + lead;
}

/** The free slot of a center with exactly these times: undefined when the rules do not offer it or no bay is free. */
export function freeSlotAt(
  {
    now,
    hours,
    lastDay = Number.POSITIVE_INFINITY,
  }: Pick<SlotQuery, "now" | "hours"> & {
    readonly lastDay?: number | undefined;
  },
  center: CenterSchedule,
  start: number,
  end: number,
): FreeSlot | undefined {
  const day = wallClock(center.timeZone).dayNumberAt(start);
  const last = Math.min(day, lastDay);
  const free = findFreeSlots({ now, hours, firstDay: day - 1, lastDay: last, centers: [center] });
  return free.find((slot) => slot.start === start && slot.end === end);
}

/** The day on which the center opens for a start, as day numbers beside the one that the clock has then. */
export function openingDayOf(hours: OpeningHours, start: number): { day: number; calendarDay: number } {
  const clock = wallClock(hours.timeZone);
  const spansOf = spansByDay(hours, 1);
  const calendarDay = clock.dayNumberAt(start);
  const begins = (on: number) => spansOf(on).some(([from]) => clock.toUtcMinute(on, from) === start);
  return {
    day: !begins(calendarDay) && begins(calendarDay - 1) ? calendarDay - 1 : calendarDay,
    calendarDay,
  };
}

/** The hours of bays that a slot takes, as UTC minutes in ascending order. */
export function unitsOf(start: number, end: number): number[] {
  const units: number[] = [];
  for (let unit = start; unit < end; unit += unitMinutes) units.push(unit);
  return units;
}

/** The bays that bits stand for, in ascending order. */
export function baysIn(bits: number): number[] {
  const bays: number[] = [];
  for (let bay = 0; bits >>> bay !== 0; bay += 1) if ((bits >>> bay) & 1) bays.push(bay);
  return bays;
}

/** The minutes of a day between which it is open; past midnight they go on counting. */
export function minutesOf({ start, end }: Timing): Span {
  const [from, to] = [minuteOf(start), minuteOf(end)];
  return [from, to > from ? to : to + minutesPerDay];
}

type Span = readonly [from: number, to: number];

function spansByDay({ weekdays, overrides }: OpeningHours, hours: number): (day: number) => readonly Span[] {
  const spansOf = (timings: readonly Timing[]) => visitsOf(stepsOf(timings), hours);
  const usual = weekdays.map(spansOf);
  const special = overrides.map(({ from, to, timings }) => ({ from, to, spans: spansOf(timings) }));
  return (day) => overrideOn(special, day)?.spans ?? usual[weekdayOf(day)] ?? [];
}

/** For each step the span that a visit takes from there; none where the day has not as many steps in a row. */
function visitsOf(steps: readonly Span[], hours: number): readonly Span[] {
  const startOf = new Map(steps.map((step) => [step[0], step]));
  return steps.flatMap(([from, to]) => {
    let end = to;
    while (end - from < hours * unitMinutes) {
      const next = startOf.get(end);
      if (next === undefined) return [];
      end = next[1];
    }
    return [[from, end] as const];
  });
}

function stepsOf(timings: readonly Timing[]): Span[] {
  return timings.flatMap((timing) => {
    const [from, to] = minutesOf(timing);
    if (from === noonStart && to === noonEnd) return [[from, to] as const];
    return unitsOf(from, to - unitMinutes + 1).map((step) => [step, step + unitMinutes] as const);
  });
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * Looks up free bays. Requests come almost in order of time, so a cursor moves along the taken units; a unit blocks
 * its bay for the hour from its start, also where the hours of the center have changed since it was taken.
 */
function freeBaysFinder({ bays, taken }: CenterSchedule): (start: number, end: number) => number {
  let cursor = 0;
  const startAt = (index: number): number => taken[index]?.unitStart ?? Number.POSITIVE_INFINITY;
  return (start, end) => {
    while (cursor > 0 && startAt(cursor - 1) > start - unitMinutes) cursor -= 1;
    while (startAt(cursor) <= start - unitMinutes) cursor += 1;
    let gone = 0;
    for (let index = cursor; startAt(index) < end; index += 1) gone |= taken[index]?.bays ?? 0;
    return bays & ~gone;
  };
}
