import type { FreeSlot } from "./slots.ts";

/** Of each center the slot that starts first, in order of start; of equal starts the center that is listed first. */
export function firstOfEach(free: readonly FreeSlot[]): FreeSlot[] {
  const first = new Map<string, FreeSlot>();
  for (const slot of free) {
    const earliest = first.get(slot.centerId);
    if (earliest === undefined || slot.start < earliest.start) first.set(slot.centerId, slot);
  }
  return inOrder([...first.values()]);
}

/**
 * Of each center the first slot on its nearest free day up to `day`, and on its nearest free day from `day` on; where
 * the day itself is free, that one alone. In order of start.
 */
export function nearestOfEach(free: readonly FreeSlot[], day: number): FreeSlot[] {
  const found = [...byCenter(free).values()].flatMap((own) => {
    const days = own.map((slot) => slot.day);
    const before = Math.max(...days.filter((one) => one <= day));
    const after = Math.min(...days.filter((one) => one >= day));
    return [...new Set([before, after])]
      .map((wanted) => own.filter((slot) => slot.day === wanted))
      .filter((slots) => slots.length > 0)
      .map(earliestOf);
  });
  return inOrder(found);
}

/** Of the slots that are offered instead of a lost one there are so many. */
const offeredInstead = 3;

/** The three slots that start nearest to a moment (a UTC minute), the nearest first; of two as near the earlier one. */
export function nearestTo(free: readonly FreeSlot[], near: number): FreeSlot[] {
  const distance = ({ start }: FreeSlot) => Math.abs(start - near);
  return free
    .toSorted((one, other) => distance(one) - distance(other) || one.start - other.start)
    .slice(0, offeredInstead);
}

/** How many slots each day has over all centers, in order of day; days without any are left out. */
export function timesByDay(free: readonly FreeSlot[]): Map<number, number> {
  const counts = new Map<number, number>();
  // Thousands come day after day: a day is looked up when it changes.
  let latest = { day: Number.NaN, times: 0 };
  const addCount = () => counts.set(latest.day, (counts.get(latest.day) ?? 0) + latest.times);
  for (const { day } of free) {
    if (day !== latest.day) {
      if (latest.times > 0) addCount();
      latest = { day, times: 0 };
    }
    latest.times += 1;
  }
  if (latest.times > 0) addCount();
  return new Map([...counts].sort(([one], [other]) => one - other));
}

function byCenter(free: readonly FreeSlot[]): Map<string, FreeSlot[]> {
  return Map.groupBy(free, ({ centerId }) => centerId);
}

function earliestOf(slots: readonly FreeSlot[]): FreeSlot {
  return slots.reduce((first, slot) => (slot.start < first.start ? slot : first));
}

/** Sorting is stable, so the importer's order holds among equal starts. */
function inOrder(slots: readonly FreeSlot[]): FreeSlot[] {
  return slots.toSorted((one, other) => one.start - other.start);
}
