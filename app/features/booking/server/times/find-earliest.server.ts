import { furthestDays } from "#app/features/scheduling/rules/booking-span.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { firstOfEach, nearestOfEach, timesByDay } from "#app/features/scheduling/rules/first-offers.ts";
import { instantOf } from "#app/features/scheduling/rules/instants.ts";
import type { FreeSlot } from "#app/features/scheduling/rules/slots.ts";
import { promiseKeys, readFreeSlots, type VisitRefusal } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import { freeForVehicle, type OtherAppointment } from "../../rules/appointments/vehicle-room.ts";
import { appointmentsOfVehicle } from "../appointments/vehicle-room.server.ts";
import { readVisit, type VisitRequest } from "./read-visit.server.ts";

export interface EarliestRequest extends VisitRequest {
  /** The nearest times to this day are wanted instead of the first, YYYY-MM-DD. */
  readonly near?: string | undefined;
}

const dayMs = 86_400_000;

/**
 * The first free time of each center (or those nearest to a day), promised, and how many times each day has over all of
 * them, until the end of the horizon. Times at which the vehicle is in a workshop are left out. Four queries.
 * Refuses what `checkVisit` refuses.
 */
export async function findEarliest(
  request: EarliestRequest,
): Promise<Result<AnswerOf<typeof findEarliestCall>, VisitRefusal>> {
  const { vehicleId, appointmentId, now } = request;
  const whole = { firstDay: dayFrom(now, -2), lastDay: dayFrom(now, furthestDays) };
  const [free, others] = await Promise.all([
    readVisit(request).then((visit) => readFreeSlots({ ...visit, ...whole })),
    appointmentsOfVehicle(database(), { vehicleId, besides: appointmentId, now }),
  ]);
  return free.ok ? succeed(earliestOf(free.value, others, request)) : free;
}

/** The same of free times and of what the vehicle has besides, wherever they were found. */
export function earliestOf(
  found: readonly FreeSlot[],
  others: readonly OtherAppointment[],
  request: EarliestRequest,
): AnswerOf<typeof findEarliestCall> {
  const free = freeForVehicle(found, others);
  const { customerId, vehicleId, serviceCodes, near, now } = request;
  const nearDay = near === undefined ? undefined : dayNumberOf(near);
  const named = nearDay === undefined ? firstOfEach(free) : nearestOfEach(free, nearDay);
  const keys = promiseKeys({ customerId, vehicleId, serviceCodes }, named, now);
  return {
    offers: named.map(({ centerId, start, end, day }, place) => ({
      centerId,
      startTime: instantOf(start),
      endTime: instantOf(end),
      day: dayOf(day),
      territoryPromiseKey: keys[place] ?? "",
    })),
    days: [...timesByDay(free)].map(([day, times]) => ({ day: dayOf(day), times })),
  };
}

function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}
