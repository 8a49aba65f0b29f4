import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import {
  type CenterSchedule,
  type FreeSlot,
  findFreeSlots,
  type SlotQuery,
} from "#app/features/scheduling/rules/slots.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";

/** A drive takes so long; until the end of its hour the car is cleaned and refueled (product/test-drives.md#resources). */
const driveMinutes = 45;

/** A car that can be driven, as its showroom's schedule has it: by its bit. */
export interface DriveCar {
  readonly id: string;
  /** In service on these calendar days of the showroom's zone, YYYY-MM-DD, both included. */
  readonly fromDay: string;
  readonly untilDay: string | null;
  /** Out of service from a UTC minute (included) to another (excluded). */
  readonly blocks: readonly { readonly from: number; readonly to: number }[];
}
export interface ShowroomSchedule extends CenterSchedule {
  /** In the order of the bits of `bays`. */
  readonly cars: readonly DriveCar[];
}

/**
 * Every free time of showrooms, in order of showroom and day: a free hour of the showroom with a car that is in service for
 * the whole of it. `end` is the end of the hour, `freeBays` has a bit for each such car.
 */
export function findFreeDrives({
  showrooms,
  ...query
}: Omit<SlotQuery, "centers" | "hours"> & { readonly showrooms: readonly ShowroomSchedule[] }): FreeSlot[] {
  return showrooms.flatMap((showroom) => {
    const clock = wallClock(showroom.timeZone);
    const free = findFreeSlots({ ...query, centers: [showroom] });
    return free.flatMap((slot) => {
      const day = clock.dayNumberAt(slot.start);
      const freeBays = showroom.cars.reduce(
        (bits, car, bit) => (isInService(car, day, slot) ? bits : bits & ~(1 << bit)),
        slot.freeBays,
      );
      return freeBays === 0 ? [] : [{ ...slot, freeBays }];
    });
  });
}

function isInService(
  { fromDay, untilDay, blocks }: DriveCar,
  day: number,
  { start, end }: FreeSlot,
): boolean {
  const first = dayNumberOf(fromDay) ?? Number.POSITIVE_INFINITY;
  const last =
    untilDay === null ? Number.POSITIVE_INFINITY : (dayNumberOf(untilDay) ?? Number.NEGATIVE_INFINITY);
  return first <= day && day <= last && blocks.every(({ from, to }) => end <= from || to <= start);
}

/** The end of a drive that starts at a UTC minute. The rest of its hour the car is not to be had. */
export function driveEnd(start: number): number {
  return start + driveMinutes;
}
