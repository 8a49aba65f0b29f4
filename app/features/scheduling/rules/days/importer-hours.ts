import { dayNumberOf, weekdayOf } from "../calendar-days.ts";
import { timingsOn } from "../capacity/center-hours.ts";
import type { OpeningHours, Timing } from "../slots.ts";
import { overrideOn } from "./dated-hours.ts";

/** The hours of a day (YYYY-MM-DD) as they are written; none where it is closed. */
export type HoursOfDay = (day: string) => readonly Timing[];

/** The hours of one place, its dated ones counted. */
export function hoursOfPlace(place: OpeningHours): HoursOfDay {
  return (day) => timingsOn(place, dayNumberOf(day) ?? 0);
}

/**
 * The hours of the importer where no place is meant: its own week, but on days for which all places have dated hours, as in a
 * Ramadan or on a holiday, those of all of them together.
 */
export function hoursOfImporter(
  weekdays: readonly (readonly Timing[])[],
  places: readonly OpeningHours[],
): HoursOfDay {
  return (day) => {
    const number = dayNumberOf(day) ?? 0;
    const dated = places.map(({ overrides }) => overrideOn(overrides, number));
    if (dated.length === 0 || dated.includes(undefined)) return weekdays[weekdayOf(number)] ?? [];
    return [
      ...new Map(
        dated.flatMap((one) => one?.timings ?? []).map((one) => [`${one.start} ${one.end}`, one]),
      ).values(),
    ].toSorted((one, other) => one.start.localeCompare(other.start));
  };
}
