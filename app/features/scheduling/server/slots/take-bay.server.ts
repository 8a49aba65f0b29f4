import { sql, type Transaction } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { unitMinutes } from "../../rules/slots.ts";
import type { SchedulingTables } from "../../tables.ts";
import { endCall, settleMoved } from "../calls/settle-calls.server.ts";

/** Who takes hours of a bay: an appointment, or a customer's hold for a vehicle until a moment. */
export interface BayTaker {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly as: { readonly appointmentId: string } | { readonly holdUntil: Date; readonly spared?: BayHours };
}
/** Hours of a bay that an open offer holds: another hold of the same customer does not release them. */
export interface BayHours {
  readonly centerId: string;
  readonly bay: number;
  readonly from: Date;
  readonly to: Date;
}
export interface BayWanted {
  readonly centerId: string;
  /** UTC minutes in ascending order: all of them, of one bay, or nothing. */
  readonly units: readonly number[];
  /** The numbers of the bays that may be tried, in ascending order. */
  readonly bays: readonly number[];
  readonly taker: BayTaker;
  /** The capacity that the caller last read of the place: hours of another one are not taken. */
  readonly capacityVersion?: (() => number) | undefined;
  readonly now: Date;
}

/**
 * Takes the first bay that is free for all units, or answers undefined. The primary key of `booking.bay_unit` decides,
 * so two callers never get the same hour of a bay: the second waits for the first to commit, then tries the next bay.
 * Taken over are holds that ended, the taker's own holds, and hours that the appointment has already; what the taker had
 * elsewhere is given back. A bay that was closed meanwhile is not taken: closing waits for every taker, and they for it.
 *
 * Bays and units are tried in ascending order by everybody, and rows of appointments and of the waiting list are locked before
 * (decision 027), so deadlocks are rare. They are possible where two take over each other's ended holds, or where one goes
 * back to a lower bay that has become free: PostgreSQL ends one of the two, and `inTransaction` does it again.
 */
export async function takeBay(transaction: AnyTransaction, wanted: BayWanted): Promise<number | undefined> {
  const trx = tablesOf<SchedulingTables>(transaction);
  for (const bay of wanted.bays) {
    const taken = await takeUnits(trx, wanted, bay);
    const isTaken = taken.length === wanted.units.length;
    if (isTaken && (await releaseOthers(transaction, wanted, bay))) return bay;
    if (taken.length > 0) await releaseBesides(trx, wanted.taker, none);
  }
  return undefined;
}

/** Who finds a free bay gone as often as this is refused, whatever is free by then. */
const mostTurns = 10;

/**
 * Takes one of some bays that were free when they were read. They are tried one after another; one that is released meanwhile
 * was not among them, so what is free is read again. A customer is refused only if all bays were taken at one moment:
 * undefined then.
 */
export async function takeFreeBay(
  transaction: AnyTransaction,
  wanted: Omit<BayWanted, "bays">,
  free: readonly number[],
  readAgain: () => Promise<readonly number[]>,
): Promise<number | undefined> {
  let bays = free;
  for (let turn = 0; bays.length > 0 && turn < mostTurns; turn += 1) {
    const bay = await takeBay(transaction, { ...wanted, bays });
    if (bay !== undefined) return bay;
    bays = await readAgain();
  }
  return undefined;
}

/** Gives back the hours of an appointment, and its customer's hold for its vehicle. Nobody has to call about it any more. */
export async function releaseBays(trx: AnyTransaction, taker: BayTaker, now: Date): Promise<void> {
  await releaseBesides(tablesOf<SchedulingTables>(trx), taker, none);
  if ("appointmentId" in taker.as)
    await endCall(trx, { appointmentId: taker.as.appointmentId, by: "canceled", now });
}

const none = { centerId: "", bay: 0, units: [] };

async function takeUnits(
  trx: Transaction<SchedulingTables>,
  { centerId, units, taker, now }: BayWanted,
  bay: number,
): Promise<readonly unknown[]> {
  const { customerId, vehicleId, as } = taker;
  const mine =
    "holdUntil" in as
      ? { appointment: null, holdUntil: as.holdUntil, holder: customerId, vehicle: vehicleId }
      : { appointment: as.appointmentId, holdUntil: null, holder: null, vehicle: null };
  // Hours that an offer holds for longer stay held for longer.
  const end =
    "holdUntil" in as ? sql`greatest(bay_unit.hold_until, excluded.hold_until)` : sql`excluded.hold_until`;
  // Who closes a day locks the center: takers of its hours wait until that is over.
  const { rows } = await sql`
    with place as materialized (select id from booking.center where id = ${centerId} for key share)
    insert into booking.bay_unit
      (center_id, unit_start, bay, appointment_id, hold_until, hold_customer_id, hold_vehicle_id)
    select place.id, unit, ${bay}, ${mine.appointment}::text, ${mine.holdUntil}::timestamptz, ${mine.holder}::text,
      ${mine.vehicle}::text
    from place, unnest(${units.map(instantOf)}::timestamptz[]) unit
    on conflict (center_id, unit_start, bay) do update set appointment_id = excluded.appointment_id,
      hold_until = ${end}, hold_customer_id = excluded.hold_customer_id, hold_vehicle_id = excluded.hold_vehicle_id
    where bay_unit.hold_until <= ${now} or ${isOf(taker)}
    returning unit_start`.execute(trx);
  return rows;
}

/**
 * Gives back what the taker has besides the hours just taken, and reads whether they are open still: what was closed while the
 * taker waited is seen from here on. False where it was. A call about an appointment ends where its hours are open now.
 */
async function releaseOthers(
  trx: AnyTransaction,
  { centerId, units, taker, capacityVersion, now: at }: BayWanted,
  bay: number,
): Promise<boolean> {
  const appointmentId = "appointmentId" in taker.as ? taker.as.appointmentId : null;
  const [from, to] = [instantOf(units[0] ?? 0), instantOf((units.at(-1) ?? 0) + unitMinutes)];
  const { rows } = await sql<{ version: number; isClosed: boolean; isToCall: boolean }>`
    with released as (delete from booking.bay_unit where ${isBesides(taker, { centerId, bay, units })})
    select c.capacity_version as version, exists (
      select from booking.bay_closure k where k.center_id = c.id and k.bay = ${bay}
        and k.from_at < ${to} and k.to_at > ${from}) as "isClosed", exists (
      select from booking.call_task t where t.appointment_id = ${appointmentId} and t.done_at is null) as "isToCall"
    from booking.center c where c.id = ${centerId}`.execute(trx);
  const [now] = rows;
  const seen = capacityVersion?.();
  const isTaken = now !== undefined && !now.isClosed && (seen === undefined || seen === now.version);
  if (isTaken && now.isToCall && appointmentId !== null) await settleMoved(trx, { appointmentId, now: at });
  return isTaken;
}

type Taken = Pick<BayWanted, "centerId" | "units"> & { readonly bay: number };

async function releaseBesides(
  trx: Transaction<SchedulingTables>,
  taker: BayTaker,
  taken: Taken,
): Promise<void> {
  await trx.deleteFrom("booking.bay_unit").where(isBesides(taker, taken)).execute();
}

/** Whether an hour is the taker's, and none of those just taken. */
function isBesides(taker: BayTaker, { centerId, bay, units }: Taken) {
  const taken = sql<boolean>`(bay_unit.center_id = ${centerId} and bay_unit.bay = ${bay}
    and bay_unit.unit_start = any(${units.map(instantOf)}::timestamptz[]))`;
  return sql<boolean>`${isOf(taker)} and not ${taken} and not ${isSpared(taker)}`;
}

function isSpared({ as }: BayTaker) {
  const spared = "holdUntil" in as ? as.spared : undefined;
  if (spared === undefined) return sql<boolean>`false`;
  const { centerId, bay, from, to } = spared;
  return sql<boolean>`(bay_unit.center_id = ${centerId} and bay_unit.bay = ${bay}
    and bay_unit.unit_start >= ${from} and bay_unit.unit_start < ${to})`;
}

/**
 * Whether an hour is the taker's: of the same appointment, or held by the customer for the vehicle. It says that a hold has
 * an end, because the index of holds has no other rows.
 */
function isOf({ customerId, vehicleId, as }: BayTaker) {
  const appointmentId = "appointmentId" in as ? as.appointmentId : null;
  return sql<boolean>`(bay_unit.appointment_id = ${appointmentId}
    or (bay_unit.hold_until is not null
      and bay_unit.hold_customer_id = ${customerId} and bay_unit.hold_vehicle_id = ${vehicleId}))`;
}

function instantOf(utcMinute: number): Date {
  return new Date(utcMinute * 60_000);
}

/** The bay in which an appointment stands; undefined where it has no hours, as an imported one. */
export async function bayOf(trx: AnyTransaction, appointmentId: string): Promise<number | undefined> {
  const unit = await tablesOf<SchedulingTables>(trx)
    .selectFrom("booking.bay_unit")
    .select("bay")
    .where("appointment_id", "=", appointmentId)
    .limit(1)
    .executeTakeFirst();
  return unit?.bay;
}
