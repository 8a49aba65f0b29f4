import type { QueryExecutorProvider } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { furthestDays } from "../../rules/booking-span.ts";
import { dayOf } from "../../rules/calendar-days.ts";
import { unitsCovering } from "../../rules/capacity/closed-units.ts";
import {
  type CapacityChange,
  changedHours,
  type PlannedVisit,
  strandedBy,
} from "../../rules/capacity/hours-changes.ts";
import { nearestTo } from "../../rules/first-offers.ts";
import { findFreeSlots, unitMinutes } from "../../rules/slots.ts";
import { type PlannedAppointment, plannedAppointments } from "../planned-appointments.server.ts";
import { readSchedules, type Schedule, type Schedules } from "../schedules/read-schedules.server.ts";
import { openCallsOf } from "./read-call-tasks.server.ts";
import { readVisits, type StoredCapacity } from "./read-capacity.server.ts";

/** A free time of the same center, as it will be after the change. */
export interface ProposedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The day on which the center opens for it, YYYY-MM-DD. */
  readonly day: string;
}
/** An appointment that a change leaves without an open center or bay. It stays as it is until somebody moves or cancels it. */
export interface AffectedAppointment {
  readonly appointmentId: string;
  readonly bay: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Undefined where another feature than booking stores it, as a test drive. */
  readonly planned: PlannedAppointment | undefined;
  /** Who is to call the customer already. */
  readonly call: { readonly taskId: string; readonly owner: StaffActor; readonly dueAt: Date } | undefined;
  /** The three free times that are nearest to it. */
  readonly proposals: readonly ProposedTime[];
}
export interface ChangeOfCenter {
  readonly centerId: string;
  readonly change: CapacityChange;
  readonly now: Date;
}

const dayMs = 86_400_000;

/** The appointments ahead that a change of a center strands, in order of time. One query, four where there are any. */
export async function findAffected(
  trx: AnyTransaction,
  { centerId, change, now }: ChangeOfCenter,
  capacity: StoredCapacity,
): Promise<AffectedAppointment[]> {
  const visits = strandedBy(capacity, change, await readVisits(trx, { centerId, ...spanOf(change, now) }));
  if (visits.length === 0) return [];
  const ids = visits.map(({ appointmentId }) => appointmentId);
  const planned = new Map((await plannedAppointments(trx, ids)).map((one) => [one.id, one]));
  const calls = await openCallsOf(trx, ids);
  const left = visits.filter(({ appointmentId }) => planned.get(appointmentId)?.isCalledOff !== true);
  const propose = await proposer(trx, { centerId, change, now }, capacity);
  return left.map((visit) => ({
    appointmentId: visit.appointmentId,
    bay: visit.bay,
    startsAt: instantOf(visit.start),
    endsAt: instantOf(visit.end),
    planned: planned.get(visit.appointmentId),
    call: calls.get(visit.appointmentId),
    proposals: propose(visit, planned.get(visit.appointmentId)),
  }));
}

/** Around when appointments may be stranded: closed hours of a bay, days of dated hours, or all that is ahead. */
function spanOf(change: CapacityChange, now: Date): { from: Date; to: Date } {
  const ahead = { from: now, to: new Date(now.getTime() + 2 * 365 * dayMs) };
  const later = (from: Date) => (from > now ? from : now);
  if (change.kind === "bay-closed") return { from: later(instantOf(change.from)), to: instantOf(change.to) };
  if (change.kind !== "override-added") return ahead;
  // Zones are up to a day from UTC, and a night ends on the day after.
  const [from, to] = [change.from, change.to].map((day) => Date.parse(`${day}T00:00:00Z`));
  return { from: later(new Date((from ?? 0) - dayMs)), to: new Date((to ?? 0) + 3 * dayMs) };
}

/** Finds free times for stranded visits in the hours after the change. One query whatever their number. */
async function proposer(
  connection: QueryExecutorProvider,
  { centerId, change, now }: ChangeOfCenter,
  capacity: StoredCapacity,
): Promise<(visit: PlannedVisit, planned: PlannedAppointment | undefined) => ProposedTime[]> {
  const to = new Date(now.getTime() + (furthestDays + 2) * dayMs);
  const query = { centerIds: [centerId], serviceCodes: "all" as const, from: now, to, now };
  const { centers, services } = await readSchedules(connection, query);
  const schedule = centers.map((center) => scheduleAfter(center, change, capacity));
  const found = new Map<string, ReturnType<typeof findFreeSlots>>();
  const freeFor = (bays: number, hours: number) => {
    const key = `${bays} ${hours}`;
    const today = Math.floor(now.getTime() / dayMs);
    const days = { firstDay: today - 1, lastDay: today + furthestDays };
    const free =
      found.get(key) ??
      findFreeSlots({ now, hours, ...days, centers: schedule.map((center) => ({ ...center, bays })) });
    found.set(key, free);
    return free;
  };
  return (visit, planned) => {
    const bays = capacity.bays.find(({ bay }) => bay === visit.bay)?.group;
    const bits = bays === undefined ? 0 : (centers[0]?.bays[bays] ?? 0);
    return nearestTo(freeFor(bits, hoursOf(visit, planned, { services })), visit.start)
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, end, day }) => ({
        startsAt: instantOf(start),
        endsAt: instantOf(end),
        day: dayOf(day),
      }));
  };
}

function scheduleAfter(center: Schedule, change: CapacityChange, capacity: StoredCapacity): Schedule {
  if (change.kind !== "bay-closed") {
    const { weekdays, overrides } = changedHours(capacity, change);
    return { ...center, weekdays, overrides };
  }
  const closed = unitsCovering(change.from, change.to).map((unitStart) => ({
    unitStart,
    bays: 1 << change.bay,
  }));
  const taken = [...center.taken, ...closed].sort((one, other) => one.unitStart - other.unitStart);
  return { ...center, taken };
}

/** What a visit takes by its services; by the hours that it has where they are unknown. */
function hoursOf(
  { start, end }: PlannedVisit,
  planned: PlannedAppointment | undefined,
  { services }: Pick<Schedules, "services">,
): number {
  const codes = planned?.serviceCodes;
  if (codes === undefined) return (end - start) / unitMinutes;
  const booked = services.filter(({ code }) => codes.includes(code));
  return 1 + booked.reduce((sum, { hours }) => sum + hours - 1, 0);
}

function instantOf(utcMinute: number): Date {
  return new Date(utcMinute * 60_000);
}
