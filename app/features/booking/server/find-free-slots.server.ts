import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { TimeSlot } from "../calls.ts";
import { dayNumberOf, dayOf } from "../rules/calendar-days.ts";
import { type FreeSlot, findFreeSlots } from "../rules/slots.ts";
import type { BookingTables } from "../tables.ts";
import { readSchedules } from "./read-schedules.server.ts";
import { promiseKeys } from "./slot-promise.server.ts";
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
  /** An appointment of theirs that is to be moved: its own hours are free for it. */
  readonly appointmentId?: string | undefined;
  /** A campaign whose hours hold. Its last day is the caller's matter; a booking beyond it is refused. */
  readonly campaign?: string | undefined;
  readonly now: Date;
}

const dayMs = 86_400_000;
/** Three months and the days around them: further ahead no slot is offered, so nothing is read. */
const furthestDays = 96;

/**
 * Free slots of some centres, in order of time, each with a signed promise for this customer, vehicle and services
 * (specification, sections 5 and 7). Hours that the customer holds for the vehicle are free for them. Two queries whatever
 * is asked. Refuses what `checkVisit` refuses.
 */
export async function findFreeSlotsFor(asked: SlotsAsked): Promise<Result<TimeSlot[], VisitRefusal>> {
  const { customerId, vehicleId, serviceCodes, now } = asked;
  const free = await readFreeSlots(asked);
  if (!free.ok) return free;
  return succeed(
    timeSlots(free.value, promiseKeys({ customerId, vehicleId, serviceCodes }, free.value, now)),
  );
}

/** The same without promises: what is free, centre by centre in the importer's order. */
export async function readFreeSlots(asked: SlotsAsked): Promise<Result<FreeSlot[], VisitRefusal>> {
  const { customerId, vehicleId, brand, centerIds, serviceCodes, appointmentId, campaign, now } = asked;
  const except = { customerId, vehicleId, appointmentId };
  const days = dayRange(asked);
  const [vehicle, schedules] = await Promise.all([
    vehicleOfCustomer(customerId, vehicleId),
    readSchedules(database<BookingTables>(), {
      centerIds,
      serviceCodes,
      now,
      campaign,
      except,
      ...days.read,
    }),
  ]);
  const visit = checkVisit({ brand, serviceCodes, centerIds }, vehicle, schedules);
  if (!visit.ok) return refuse(visit.code);
  const centers = schedules.centers.map((center) => ({ ...center, bays: center.bays[visit.value.group] }));
  const { firstDay, lastDay } = days;
  return succeed(findFreeSlots({ now, firstDay, lastDay, centers, hours: visit.value.hours }));
}

/** Slots of several centres by their times, in order, each centre with its promise from `keys`. */
export function timeSlots(free: readonly FreeSlot[], keys: readonly string[]): TimeSlot[] {
  const byTimes = new Map<number, TimeSlot>();
  free.forEach(({ centerId, start, end, day, afterMidnight }, place) => {
    // No slot is as long as 4096 minutes, so this names and orders every pair of times. Nights stand beside the days.
    const times = (start * 4096 + (end - start)) * 2 + (afterMidnight ? 1 : 0);
    let slot = byTimes.get(times);
    if (slot === undefined) {
      slot = { startTime: instantOf(start), endTime: instantOf(end), territories: [] };
      if (afterMidnight) slot.openingDay = dayOf(day);
      byTimes.set(times, slot);
    }
    slot.territories.push({ id: centerId, territoryPromiseKey: keys[place] ?? "" });
  });
  return [...byTimes].sort(([one], [other]) => one - other).map(([, slot]) => slot);
}

export function instantOf(utcMinute: number): string {
  return new Date(utcMinute * 60_000).toISOString();
}

function dayRange({ firstDay, lastDay, now }: SlotsAsked) {
  const today = Math.floor(now.getTime() / dayMs);
  const first = Math.max(dayNumberOf(firstDay) ?? today, today - 2);
  const last = Math.min(dayNumberOf(lastDay) ?? today, today + furthestDays);
  // A day either side covers every zone and the hours of a night shift.
  const read = { from: new Date((first - 1) * dayMs), to: new Date((last + 3) * dayMs) };
  return { firstDay: first, lastDay: last, read };
}
