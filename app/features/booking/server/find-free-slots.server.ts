import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { TimeSlot } from "../calls.ts";
import { dayNumberOf } from "../rules/calendar-days.ts";
import { type FreeSlot, findFreeSlots } from "../rules/slots.ts";
import type { BookingTables } from "../tables.ts";
import { readSchedules } from "./read-schedules.server.ts";
import { type PromisedSlot, slotPromiser } from "./slot-promise.server.ts";
import { checkVisit, type VisitRefusal } from "./visit-terms.server.ts";

export interface SlotsAsked {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly brand: string;
  readonly centerIds: readonly string[];
  readonly serviceCodes: readonly string[];
  /** First and last calendar day in the centres' zones, YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly now: Date;
}

const dayMs = 86_400_000;
/** Three months and the days around them: further ahead no slot is offered, so nothing is read. */
const furthestDays = 96;

/**
 * Free slots of some centres, in order of time, each with a signed promise for this customer, vehicle and services
 * (specification, sections 5 and 7). Two queries whatever is asked. Refuses what `checkVisit` refuses.
 */
export async function findFreeSlotsFor(asked: SlotsAsked): Promise<Result<TimeSlot[], VisitRefusal>> {
  const { customerId, vehicleId, brand, centerIds, serviceCodes, now } = asked;
  const days = dayRange(asked);
  const [vehicle, schedules] = await Promise.all([
    vehicleOfCustomer(customerId, vehicleId),
    readSchedules(database<BookingTables>(), { centerIds, serviceCodes, now, ...days.read }),
  ]);
  const visit = checkVisit({ brand, serviceCodes, centerIds }, vehicle, schedules);
  if (!visit.ok) return refuse(visit.code);
  const centers = schedules.centers.map((center) => ({ ...center, bays: center.bays[visit.value] }));
  const { firstDay, lastDay } = days;
  const free = findFreeSlots({ now, firstDay, lastDay, centers });
  return succeed(timeSlots(free, slotPromiser({ customerId, vehicleId, serviceCodes }, now)));
}

/** Slots of several centres by their times, in order, each centre with its promise. */
export function timeSlots(free: readonly FreeSlot[], promise: (slot: PromisedSlot) => string): TimeSlot[] {
  const byTimes = Map.groupBy(free, ({ start, end }) => start * 4096 + (end - start));
  return [...byTimes.entries()]
    .sort(([one], [other]) => one - other)
    .map(([times, slots]) => {
      const start = Math.floor(times / 4096);
      return {
        startTime: new Date(start * 60_000).toISOString(),
        endTime: new Date((start + (times % 4096)) * 60_000).toISOString(),
        territories: slots.map((slot) => ({ id: slot.centerId, territoryPromiseKey: promise(slot) })),
      };
    });
}

function dayRange({ firstDay, lastDay, now }: SlotsAsked) {
  const today = Math.floor(now.getTime() / dayMs);
  const first = Math.max(dayNumberOf(firstDay) ?? today, today - 2);
  const last = Math.min(dayNumberOf(lastDay) ?? today, today + furthestDays);
  // A day either side covers every zone and the hours of a night shift.
  const read = { from: new Date((first - 1) * dayMs), to: new Date((last + 3) * dayMs) };
  return { firstDay: first, lastDay: last, read };
}
