import { sql, type Transaction } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { SchedulingTables } from "../../tables.ts";

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
  readonly now: Date;
}

/**
 * Takes the first bay that is free for all units, or answers undefined. The primary key of `booking.bay_unit` decides,
 * so two callers never get the same hour of a bay: the second waits for the first to commit, then tries the next bay.
 * Taken over are holds that ended, the taker's own holds, and hours that the appointment has already; what the taker had
 * elsewhere is given back.
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
    if (taken.length > 0) await releaseBesides(trx, wanted.taker, isTaken ? { ...wanted, bay } : none);
    if (isTaken) return bay;
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

/** Gives back the hours of an appointment, and its customer's hold for its vehicle. */
export function releaseBays(trx: AnyTransaction, taker: BayTaker): Promise<void> {
  return releaseBesides(tablesOf<SchedulingTables>(trx), taker, none);
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
      ? {
          appointment_id: null,
          hold_until: as.holdUntil,
          hold_customer_id: customerId,
          hold_vehicle_id: vehicleId,
        }
      : {
          appointment_id: as.appointmentId,
          hold_until: null,
          hold_customer_id: null,
          hold_vehicle_id: null,
        };
  const longer = sql<Date>`greatest(bay_unit.hold_until, excluded.hold_until)`;
  return trx
    .insertInto("booking.bay_unit")
    .values(units.map((unit) => ({ center_id: centerId, unit_start: instantOf(unit), bay, ...mine })))
    .onConflict((conflict) =>
      conflict
        .columns(["center_id", "unit_start", "bay"])
        // Hours that an offer holds for longer stay held for longer.
        .doUpdateSet("holdUntil" in as ? { ...mine, hold_until: longer } : mine)
        .where(sql<boolean>`bay_unit.hold_until <= ${now} or ${isOf(taker)}`),
    )
    .returning("unit_start")
    .execute();
}

async function releaseBesides(
  trx: Transaction<SchedulingTables>,
  taker: BayTaker,
  { centerId, bay, units }: Pick<BayWanted, "centerId" | "units"> & { readonly bay: number },
): Promise<void> {
  const taken = sql<boolean>`(bay_unit.center_id = ${centerId} and bay_unit.bay = ${bay}
    and bay_unit.unit_start = any(${units.map(instantOf)}::timestamptz[]))`;
  await trx
    .deleteFrom("booking.bay_unit")
    .where(sql<boolean>`${isOf(taker)} and not ${taken} and not ${isSpared(taker)}`)
    .execute();
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
