import type { FreeSlot } from "./slots.ts";

/** A time at which the vehicle is somewhere else. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a time overlaps with a busy one; times that meet at an end do not overlap. */
export function isBusyAt(busy: readonly BusyTime[], { startsAt, endsAt }: BusyTime): boolean {
  return busy.some((one) => one.startsAt < endsAt && one.endsAt > startsAt);
}

/** The free slots that overlap with no busy time. */
export function freeBesides(free: readonly FreeSlot[], busy: readonly BusyTime[]): FreeSlot[] {
  const minutes = busy.map(({ startsAt, endsAt }) => [
    startsAt.getTime() / 60_000,
    endsAt.getTime() / 60_000,
  ]);
  return free.filter(({ start, end }) => !minutes.some(([from = 0, to = 0]) => from < end && to > start));
}
