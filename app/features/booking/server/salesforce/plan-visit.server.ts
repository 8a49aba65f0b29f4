import { customerById } from "#app/features/account/account.server.ts";
import { type OwnedVehicle, vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { bookingSpan } from "#app/features/scheduling/rules/booking-span.ts";
import type { FreeSlot } from "#app/features/scheduling/rules/slots.ts";
import { wallClock } from "#app/features/scheduling/rules/wall-time.ts";
import type { SchedulerPlaces } from "#app/features/scheduling/scheduling.server.ts";
import {
  checkVisit,
  type FoundTime,
  findTimes,
  type PromiseTerms,
  promiseKeys,
  readSchedules,
  type Schedule,
  timeSlots,
  type Visit,
  type VisitRefusal,
} from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { SalesforceClient } from "#app/platform/salesforce/salesforce-client.server.ts";

/** The organization that plans, and how it is called. */
export interface Desk {
  readonly send: SalesforceClient;
  readonly places: SchedulerPlaces;
  readonly schedulingPolicyId?: string | undefined;
}
export interface PlannedVisit {
  readonly vehicle: OwnedVehicle;
  /** The customer's account there; empty where they have none. */
  readonly accountId: string;
  readonly centers: readonly Schedule[];
  /** Our centers by the ids of their territories. */
  readonly territories: ReadonlyMap<string, string>;
  readonly workTypeId: string;
  readonly terms: PromiseTerms;
}
interface VisitQuery extends Visit, PromiseTerms {
  readonly now: Date;
}

/**
 * What a visit is in the organization: its account, territories and work type. Refuses what `checkVisit` refuses, and
 * (`service-not-offered`) a visit that the organization has no work type for.
 */
export async function planVisit(
  { places }: Desk,
  { customerId, vehicleId, brand, centerIds, serviceCodes, now }: VisitQuery,
): Promise<Result<PlannedVisit, VisitRefusal>> {
  const query = { centerIds, serviceCodes, from: now, to: now, now };
  const vehicle = await vehicleOfCustomer(customerId, vehicleId);
  const schedules = await readSchedules(database(), query);
  const visit = checkVisit({ brand, serviceCodes, centerIds }, vehicle, schedules);
  if (!visit.ok) return visit;
  if (vehicle === undefined) return refuse("vehicle-not-found");
  const [territories, workTypeId, accountId] = await Promise.all([
    places.territoriesOf(centerIds),
    places.workTypeOf(visit.value),
    accountOf(customerId),
  ]);
  if (workTypeId === undefined) return refuse("service-not-offered");
  const terms = { customerId, vehicleId, serviceCodes };
  return succeed({ vehicle, accountId, centers: schedules.centers, territories, workTypeId, terms });
}

/** The customer's account in the organization; empty where they have none. */
export async function accountOf(customerId: string): Promise<string> {
  return (await customerById(customerId))?.sfAccountId ?? "";
}

/** The times that are offered for a visit between two days of each center's zone, inside the span that may be booked. */
export async function offeredTimes(
  { send, schedulingPolicyId }: Desk,
  { accountId, centers, territories, workTypeId }: PlannedVisit,
  { now, ...days }: { readonly now: Date; readonly firstDay?: number; readonly lastDay?: number },
): Promise<FoundTime[]> {
  const spanOf = new Map(centers.map(({ id, timeZone }) => [id, bookingSpan(now, timeZone, days)]));
  const spans = [...spanOf.values()];
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  if (territories.size === 0 || from >= to) return [];
  const territoryIds = [...territories.keys()];
  const times = await findTimes(send, { territoryIds, workTypeId, accountId, schedulingPolicyId, from, to });
  return times.filter(({ territoryId, start }) => {
    const span = spanOf.get(territories.get(territoryId) ?? "");
    return span !== undefined && start >= span.from && start < span.to;
  });
}

/** Times as our own rules have them: our centers, each on the day of its zone. */
export function freeSlotsOf({ centers, territories }: PlannedVisit, times: readonly FoundTime[]): FreeSlot[] {
  const zoneOf = new Map(centers.map(({ id, timeZone }) => [id, timeZone]));
  return times.flatMap(({ territoryId, start, end }) => {
    const centerId = territories.get(territoryId);
    const zone = zoneOf.get(centerId ?? "");
    if (centerId === undefined || zone === undefined) return [];
    return [
      { centerId, day: wallClock(zone).dayNumberAt(start), start, end, afterMidnight: false, freeBays: 1 },
    ];
  });
}

/** Times as the site shows them: our centers, each with our promise. */
export function promisedSlots(planned: PlannedVisit, times: readonly FoundTime[], now: Date): TimeSlot[] {
  const free = freeSlotsOf(planned, times);
  return timeSlots(free, promiseKeys(planned.terms, free, now));
}
