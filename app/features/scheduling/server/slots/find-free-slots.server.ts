import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { TimeSlot } from "../../calls.ts";
import { furthestDays } from "../../rules/booking-span.ts";
import { dayNumberOf } from "../../rules/calendar-days.ts";
import { type FreeSlot, findFreeSlots } from "../../rules/slots.ts";
import { readSchedules } from "../schedules/read-schedules.server.ts";
import { promiseKeys } from "./slot-promise.server.ts";
import { timeSlots } from "./slots-answer.server.ts";
import { checkVisit, type ServedVehicle, type VisitRefusal } from "./visit-terms.server.ts";

export interface SlotsQuery {
  readonly customerId: string;
  readonly vehicleId: string;
  /** Undefined where the customer has none with that id. */
  readonly vehicle: ServedVehicle | undefined;
  readonly brand: string;
  readonly centerIds: readonly string[];
  readonly serviceCodes: readonly string[];
  /** First and last calendar day in the centers' zones, YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** An appointment that is to be moved: its own hours are free for it. The caller has checked that it is theirs. */
  readonly appointmentId?: string | undefined;
  /** A campaign that runs: its hours replace the weekdays', and nothing is free after its last day (YYYY-MM-DD). */
  readonly campaign?: { readonly name: string; readonly lastDay: string } | undefined;
  readonly now: Date;
}

const dayMs = 86_400_000;

/**
 * Free slots of some centers, in order of time, each with a signed promise for this customer, vehicle and services
 * (product/booking.md#slots). Hours that the customer holds for the vehicle are free for them. One query. Refuses
 * what `checkVisit` refuses.
 */
export async function findFreeSlotsFor(query: SlotsQuery): Promise<Result<TimeSlot[], VisitRefusal>> {
  const { customerId, vehicleId, serviceCodes, now } = query;
  const free = await readFreeSlots(query);
  if (!free.ok) return free;
  const keys = promiseKeys({ customerId, vehicleId, serviceCodes }, free.value, now);
  return succeed(timeSlots(free.value, keys));
}

/** The same without promises: what is free, center by center in the importer's order. */
export async function readFreeSlots(query: SlotsQuery): Promise<Result<FreeSlot[], VisitRefusal>> {
  const { customerId, vehicleId, brand, centerIds, serviceCodes, appointmentId, campaign, now } = query;
  const except = { customerId, vehicleId, appointmentId };
  const days = dayRange(query);
  const schedules = await readSchedules(database(), {
    ...{ centerIds, serviceCodes, now, except, ...instantsOf(days) },
    campaign: campaign?.name,
  });
  const visit = checkVisit({ brand, serviceCodes, centerIds }, query.vehicle, schedules);
  if (!visit.ok) return refuse(visit.code);
  const centers = schedules.centers.map((center) => ({ ...center, bays: center.bays[visit.value.group] }));
  const { firstDay } = days;
  const campaignEnd = dayNumberOf(campaign?.lastDay ?? "");
  const lastDay = Math.min(days.lastDay, campaignEnd ?? days.lastDay);
  return succeed(findFreeSlots({ now, firstDay, lastDay, centers, hours: visit.value.hours }));
}

/** All instants that days of any time zone touch, with the hours before that reach into them and the night after. */
function instantsOf({ firstDay, lastDay }: ReturnType<typeof dayRange>) {
  return { from: new Date((firstDay - 1) * dayMs), to: new Date((lastDay + 3) * dayMs) };
}

function dayRange({ firstDay, lastDay, now }: SlotsQuery) {
  const today = Math.floor(now.getTime() / dayMs);
  const first = Math.max(dayNumberOf(firstDay) ?? today, today - 2);
  const last = Math.min(dayNumberOf(lastDay) ?? today, today + furthestDays);
  return { firstDay: first, lastDay: last };
}
