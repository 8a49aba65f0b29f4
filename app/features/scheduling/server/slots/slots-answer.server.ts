import type { TimeSlot } from "../../calls.ts";
import { dayOf } from "../../rules/calendar-days.ts";
import { instantOf } from "../../rules/instants.ts";
import type { FreeSlot } from "../../rules/slots.ts";

/** Slots of several centers by their times, in order, each center with its promise from `keys`. */
export function timeSlots(free: readonly FreeSlot[], keys: readonly string[]): TimeSlot[] {
  const slots = new Map<number, TimeSlot>();
  free.forEach((slot, place) => {
    const order = orderOf(slot);
    const found = slots.get(order) ?? { ...timesOf(slot), territories: [] };
    found.territories.push({ id: slot.centerId, territoryPromiseKey: keys[place] ?? "" });
    slots.set(order, found);
  });
  return [...slots].sort(([one], [other]) => one - other).map(([, slot]) => slot);
}

/** A number for each pair of times, in order of these: no slot is as long as 4096 minutes. Nights stand beside the days. */
function orderOf({ start, end, afterMidnight }: FreeSlot): number {
  return (start * 4096 + (end - start)) * 2 + (afterMidnight ? 1 : 0);
}

function timesOf({ start, end, day, afterMidnight }: FreeSlot) {
  const times = { startTime: instantOf(start), endTime: instantOf(end) };
  return afterMidnight ? { ...times, openingDay: dayOf(day) } : times;
}
