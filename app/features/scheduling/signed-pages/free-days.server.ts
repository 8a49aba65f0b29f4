import { dayOf } from "../rules/calendar-days.ts";
import type { FreeSlot } from "../rules/slots.ts";
import type { FreeDay } from "./linked-plan.server.ts";

/** Free slots by the day on which they are offered, all in order of time. */
export function freeDays(slots: readonly FreeSlot[]): FreeDay[] {
  return [...Map.groupBy(slots, ({ day }) => day)]
    .sort(([one], [other]) => one - other)
    .map(([day, times]) => ({
      day: dayOf(day),
      slots: times.toSorted((one, other) => one.start - other.start),
    }));
}
