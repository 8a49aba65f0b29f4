import type { ServiceCenter } from "../calls.ts";
import { dayNumberOf, dayOf } from "./calendar-days.ts";
import { findFreeSlots, type OpeningHours } from "./slots.ts";
import { wallClock } from "./wall-time.ts";

/** A time that a center works, as UTC instants. Says nothing about free bays. */
export interface CenterTime {
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * The times of a center by their day in its zone, up to a last day (YYYY-MM-DD, included), by the one rule that also
 * says what is bookable (product/booking.md#slots). A day without times is closed, too near, or too far.
 */
export function openTimesByDay(center: ServiceCenter, now: Date, lastDay: string): Map<string, CenterTime[]> {
  const clock = wallClock(center.timeZone);
  const today = clock.dayNumberAt(Math.floor(now.getTime() / 60_000));
  const last = dayNumberOf(lastDay) ?? today;
  const schedule = { ...hoursOf(center), id: center.id, bays: 1, taken: [] };
  const days = new Map<string, CenterTime[]>();
  for (const { start, end } of findFreeSlots({ now, firstDay: today, lastDay: last, centers: [schedule] })) {
    const day = dayOf(clock.dayNumberAt(start));
    const time = { startTime: iso(start), endTime: iso(end) };
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

function hoursOf(center: ServiceCenter): OpeningHours {
  return {
    timeZone: center.timeZone,
    weekdays: [
      center.sundayTimings,
      center.mondayTimings,
      center.tuesdayTimings,
      center.wednesdayTimings,
      center.thursdayTimings,
      center.fridayTimings ?? [],
      center.saturdayTimings,
    ],
    overrides: center.specialTimings,
  };
}

function iso(utcMinute: number): string {
  return new Date(utcMinute * 60_000).toISOString();
}
