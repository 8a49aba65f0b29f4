import type { Transaction } from "kysely";
import { readSchedules, type Schedule, takeBay } from "#app/features/scheduling/scheduling.server.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { inWorkshop } from "../../rules/appointments/appointment-states.ts";
import { changeable, over } from "../../rules/appointments/change-limit.ts";
import { staffVisit } from "../../rules/staff/staff-visit.ts";
import { furtherSteps, unitsBetween, unitsOfSteps } from "../../rules/staff/visit-hours.ts";
import type { BookingTables } from "../../tables.ts";
import {
  type LockedAppointment,
  lockForStaff,
  type StaffDeed,
  type StaffRefusal,
  type StaffRequest,
  saveStaffMove,
  stateOf,
} from "./staff-deed.server.ts";
import { allBays, freeTimesNear, type ProposedTime } from "./staff-hours.server.ts";

/** An appointment that has hours which another one needs, and where it could be instead. */
export interface Collision {
  readonly appointmentId: string;
  readonly reference: string;
  readonly version: number;
  readonly code: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly freeTimes: readonly ProposedTime[];
}
/** `hours-taken` lists the `collisions`; without any a customer holds the hours for some minutes, or the bay is closed. */
export type HoursOfBayRefusal =
  | StaffRefusal
  | "hours-taken"
  | "illegal-move"
  | "bay-not-found"
  | "outside-hours";

const dayMs = 86_400_000;

interface Growth extends StaffRequest {
  /** All the working hours that the visit takes, from its start. */
  readonly hours: number;
}

/**
 * Gives a visit more hours in its bay, over breaks and nights where it needs them. Hours of others are never taken: they are
 * listed, each with three free times, for staff to move them first (`hours-taken`).
 */
export async function extendVisit(
  transaction: AnyTransaction,
  request: Growth,
): Promise<Result<StaffDeed & { readonly endsAt: Date }, HoursOfBayRefusal>> {
  const found = await visitInBay(transaction, request);
  if (!found.ok) return found;
  const { row, center, units, bay } = found.value;
  const { hours, by, now } = request;
  const end = row.ends_at.getTime() / 60_000;
  const more = hours - units.length;
  if (more <= 0) return refuse("illegal-move");
  const steps = furtherSteps(center, { end, hours: more, now });
  const last = steps?.at(-1);
  if (steps === undefined || last === undefined) return refuse("outside-hours");
  const endsAt = new Date(last.end * 60_000);
  const all = [...units, ...unitsOfSteps(steps)];
  const taken = await takeHours(transaction, { row, bay, units: all, to: endsAt, now });
  if (!taken.ok) return taken;
  const saved = await saveStaffMove(
    transaction,
    row,
    { ...stateOf(row), endsAt: endsAt.toISOString() },
    { by, now },
  );
  return succeed({ ...saved, endsAt });
}

/** Puts a visit into another bay at the same hours. Refuses hours that others have there, as `extendVisit` does. */
export async function assignBay(
  transaction: AnyTransaction,
  request: StaffRequest & { readonly bay: number },
): Promise<Result<StaffDeed, HoursOfBayRefusal>> {
  const found = await visitInBay(transaction, request);
  if (!found.ok) return found;
  const { row, center, units } = found.value;
  const { bay, by, now } = request;
  if (!allBays(center).includes(bay)) return refuse("bay-not-found");
  if (row.bay === bay) return refuse("illegal-move");
  const taken = await takeHours(transaction, { row, bay, units, to: row.ends_at, now });
  if (!taken.ok) return taken;
  return succeed(await saveStaffMove(transaction, row, { ...stateOf(row), bay }, { by, now }));
}

/** A visit that goes on, with the hours that it has in its bay. */
async function visitInBay(transaction: AnyTransaction, request: StaffRequest) {
  const locked = await lockForStaff(transaction, request);
  if (!locked.ok) return locked;
  const row = locked.value;
  if (over.some((code) => code === row.code)) return refuse("illegal-move");
  const from = row.starts_at;
  const query = { centerIds: [row.center_id], serviceCodes: [], from, to: from, now: request.now };
  const [center] = (await readSchedules(transaction, query)).centers;
  if (center === undefined || row.bay === null) return refuse("bay-not-found");
  const [start, end] = [row.starts_at, row.ends_at].map((at) => at.getTime() / 60_000) as [number, number];
  return succeed({ row, center, bay: row.bay, units: unitsBetween(center, { start, end }) });
}

interface WantedHours {
  readonly row: LockedAppointment;
  readonly bay: number;
  readonly units: readonly number[];
  readonly to: Date;
  readonly now: Date;
}

async function takeHours(
  transaction: AnyTransaction,
  { row, bay, units, to, now }: WantedHours,
): Promise<Result<true, "hours-taken">> {
  const { id, center_id: centerId, customer_id: customerId, vehicle_id: vehicleId } = row;
  const taker = { customerId, vehicleId, as: { appointmentId: id } };
  const taken = await takeBay(transaction, { centerId, units, bays: [bay], taker, now });
  if (taken !== undefined) return succeed(true);
  const trx = tablesOf<BookingTables>(transaction);
  const others = await othersInBay(trx, { row, bay, to });
  return refuse("hours-taken", { collisions: await collisionsOf(transaction, centerId, others, now) });
}

/** Other appointments of a bay in the time that a visit takes. */
function othersInBay(
  trx: Transaction<BookingTables>,
  { row, bay, to }: Pick<WantedHours, "row" | "bay" | "to">,
) {
  return trx
    .selectFrom("booking.appointment")
    .selectAll()
    .where("center_id", "=", row.center_id)
    .where("bay", "=", bay)
    .where("code", "in", [...changeable, ...inWorkshop])
    .where("id", "<>", row.id)
    .where("starts_at", ">", new Date(row.starts_at.getTime() - 14 * dayMs))
    .where("starts_at", "<", to)
    .where("ends_at", ">", row.starts_at)
    .orderBy("starts_at")
    .execute();
}

async function collisionsOf(
  trx: AnyTransaction,
  centerId: string,
  others: readonly LockedAppointment[],
  now: Date,
): Promise<Collision[]> {
  if (others.length === 0) return [];
  const query = { centerIds: [centerId], from: now, to: now, now };
  const codes = others.flatMap((one) => one.service_codes);
  const { centers, services } = await readSchedules(trx, { ...query, serviceCodes: codes });
  const queries = others.map((one) => ({ ...needsOf(one, services, centers[0]), near: one.starts_at }));
  const proposals = await freeTimesNear(trx, centerId, queries, now);
  return others.map((one, index) => ({
    ...{ appointmentId: one.id, version: one.version, code: one.code },
    reference: referenceOf(one.number, config.served.code),
    startsAt: one.starts_at.toISOString(),
    endsAt: one.ends_at.toISOString(),
    freeTimes: proposals[index] ?? [],
  }));
}

/** Bays and hours that an appointment needs elsewhere; of services that are gone, an hour of maintenance. */
function needsOf(
  { service_codes: codes }: LockedAppointment,
  services: Parameters<typeof staffVisit>[1],
  center: Schedule | undefined,
) {
  const visit = center && staffVisit(codes, services, center);
  return visit?.ok ? visit.value : ({ group: "periodic", hours: 1 } as const);
}
