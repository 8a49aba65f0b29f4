import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { nearestTo } from "#app/features/scheduling/rules/first-offers.ts";
import type { ServiceGroup } from "#app/features/scheduling/rules/service-groups.ts";
import { baysIn, findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import {
  type BayTaker,
  readSchedules,
  type Schedule,
  type Schedules,
  takeFreeBay,
} from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { staffVisit } from "../../rules/staff/staff-visit.ts";
import { baysFreeFor, unitsOfSteps, visitSteps } from "../../rules/staff/visit-hours.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Free times are proposed among those of so many days. */
const proposedDays = 30;

/** The times of a visit that staff plan, and who takes them. */
export interface StaffHours {
  readonly centerId: string;
  readonly startsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly taker: Omit<BayTaker, "as"> & { readonly appointmentId: string };
  /** One bay; without it the first that is free. */
  readonly bay?: number | undefined;
  readonly now: Date;
}
export interface PlannedHours {
  readonly center: Schedule;
  readonly brand: string;
  readonly group: ServiceGroup;
  readonly hours: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly units: readonly number[];
}
export type HoursRefusal =
  | "center-not-found"
  | "service-not-offered"
  | "brand-not-served"
  | "outside-hours"
  | "time-passed"
  | "bay-not-found"
  | "slot-taken";

/** A free time that is proposed instead. */
export interface ProposedTime {
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * When a visit would be, written nowhere: from the working hour that contains `startsAt`, without a lead time, for as long as
 * its services take.
 */
export async function planStaffHours(
  trx: AnyTransaction,
  request: StaffHours,
): Promise<Result<PlannedHours, HoursRefusal>> {
  const { serviceCodes, startsAt, bay, now } = request;
  const { centers, services } = await readAround(trx, request);
  const [center] = centers;
  if (center === undefined) return refuse("center-not-found");
  const visit = staffVisit(serviceCodes, services, center);
  if (!visit.ok) return visit;
  const { hours } = visit.value;
  const steps = visitSteps(center, { start: Math.floor(startsAt.getTime() / 60_000), hours });
  const [first, last] = [steps?.[0], steps?.at(-1)];
  if (steps === undefined || first === undefined || last === undefined) return refuse("outside-hours");
  if (first.end * 60_000 <= now.getTime()) return refuse("time-passed");
  if (bay !== undefined && !allBays(center).includes(bay)) return refuse("bay-not-found");
  const [from, to] = [new Date(first.start * 60_000), new Date(last.end * 60_000)];
  return succeed({ ...visit.value, center, startsAt: from, endsAt: to, units: unitsOfSteps(steps) });
}

/**
 * Takes the hours in a bay that is free for all of them, in the caller's transaction: the primary key of hours and bays
 * decides, as for the site. Refuses hours that are taken, with the three nearest free times as `alternatives`.
 */
export async function takeStaffHours(
  trx: AnyTransaction,
  request: StaffHours,
  planned: PlannedHours,
): Promise<Result<number, "slot-taken">> {
  const { centerId, taker, now } = request;
  const { center, units, group } = planned;
  // Staff may put a car into a bay of the other group: they know what stands there.
  const allowed = request.bay === undefined ? center.bays[group] : 1 << request.bay;
  const freeIn = (at: Schedule) => baysIn(baysFreeFor(allowed, at.taken, units));
  let seen = center;
  const { appointmentId, ...owner } = taker;
  const capacityVersion = () => seen.capacityVersion;
  const wanted = { centerId, units, taker: { ...owner, as: { appointmentId } }, capacityVersion, now };
  const readAgain = async () => {
    seen = (await readAround(trx, request)).centers[0] ?? center;
    // The center may work at other hours by now.
    return isWorking(seen, planned) ? freeIn(seen) : [];
  };
  const bay = await takeFreeBay(trx, wanted, freeIn(center), readAgain);
  if (bay !== undefined) return succeed(bay);
  const near = { centerId, group, hours: planned.hours, near: planned.startsAt, now };
  const [alternatives = []] = await freeTimesNear(trx, centerId, [near], now);
  return refuse("slot-taken", { alternatives });
}

function isWorking(center: Schedule, { startsAt, hours, units }: PlannedHours): boolean {
  const steps = visitSteps(center, { start: startsAt.getTime() / 60_000, hours });
  return steps !== undefined && unitsOfSteps(steps).join() === units.join();
}

/** A time at which a visit of some services could be, and in which bays. */
export interface StaffTime extends ProposedTime {
  readonly bays: readonly number[];
}
export interface StaffTimesQuery {
  readonly centerId: string;
  readonly serviceCodes: readonly string[];
  /** Calendar days of the center, YYYY-MM-DD, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly now: Date;
}

/** The free times of a center for staff to choose from, the running hour included. One query. Refuses as a booking does. */
export async function freeTimesForStaff({
  centerId,
  serviceCodes,
  firstDay,
  lastDay,
  now,
}: StaffTimesQuery): Promise<Result<StaffTime[], HoursRefusal>> {
  const [first, last] = [dayNumberOf(firstDay) ?? 0, dayNumberOf(lastDay) ?? 0];
  const span = { from: new Date((first - 1) * dayMs), to: new Date((last + 3) * dayMs) };
  const { centers, services } = await readSchedules(database(), {
    ...{ centerIds: [centerId], serviceCodes, now, ...span },
  });
  const [center] = centers;
  if (center === undefined) return refuse("center-not-found");
  const visit = staffVisit(serviceCodes, services, center);
  if (!visit.ok) return visit;
  const { group, hours } = visit.value;
  // Back to what began an hour ago: of that the running hour is left.
  const open = [{ ...center, bays: center.bays[group], leadMinutes: -3 * 60 }];
  const free = findFreeSlots({ now, firstDay: first, lastDay: last, centers: open, hours });
  return succeed(
    free
      .filter(({ end }) => end * 60_000 > now.getTime())
      .map(({ start, end, freeBays }) => ({
        startsAt: isoOf(start),
        endsAt: isoOf(end),
        bays: baysIn(freeBays),
      })),
  );
}

interface NearQuery {
  readonly group: ServiceGroup;
  readonly hours: number;
  readonly near: Date;
}

/** For each visit the three free times of its center that start nearest to it, in order of time. One query. */
export async function freeTimesNear(
  trx: AnyTransaction,
  centerId: string,
  queries: readonly NearQuery[],
  now: Date,
): Promise<ProposedTime[][]> {
  const to = new Date(now.getTime() + (proposedDays + 2) * dayMs);
  const { centers } = await readSchedules(trx, {
    ...{ centerIds: [centerId], serviceCodes: [], from: now, to, now },
  });
  const today = Math.floor(now.getTime() / dayMs);
  return queries.map(({ group, hours, near }) => {
    // Staff need no lead time: what begins next is free too.
    const open = centers.map((center) => ({ ...center, bays: center.bays[group], leadMinutes: 0 }));
    const free = findFreeSlots({ now, firstDay: today, lastDay: today + proposedDays, centers: open, hours });
    return nearestTo(free, near.getTime() / 60_000)
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end }) => ({ startsAt: isoOf(start), endsAt: isoOf(end) }));
  });
}

/** The center around a visit, without what the visit has there already. A long one goes on for days. */
function readAround(
  trx: AnyTransaction,
  { centerId, startsAt, serviceCodes, taker, now }: StaffHours,
): Promise<Schedules> {
  return readSchedules(trx, {
    ...{ centerIds: [centerId], serviceCodes, now, except: taker },
    from: new Date(startsAt.getTime() - 3 * hourMs),
    to: new Date(startsAt.getTime() + 10 * dayMs),
  });
}

/** The numbers of a center's bays, of both groups. */
export function allBays({ bays }: Schedule): number[] {
  return baysIn(bays.periodic | bays.repair);
}

function isoOf(utcMinute: number): string {
  return new Date(utcMinute * 60_000).toISOString();
}
