import type { Insertable } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { checkOdometer, type EarlierReading } from "../../rules/check-in.ts";
import type { Visit, WorkshopTables } from "../../tables.ts";
import { odometersOfCars } from "../providers.server.ts";
import { endSignature } from "./end-signature.server.ts";
import { announceVisit, fieldChanges, lockVisit, type Saved, type VisitRow } from "./save-visit.server.ts";

/** What the adviser writes down when a car comes. */
export interface CheckIn {
  readonly by: StaffActor;
  readonly appointmentId: string;
  /** As the customer reads it out, for messages. */
  readonly reference: string;
  readonly centerId: string;
  readonly customerId: string;
  /** Null for a car that is in nobody's account. */
  readonly vehicleId: string | null;
  /** Of messages to a person without an account. */
  readonly language: Language;
  readonly odometer: number;
  readonly confirmLower?: boolean | undefined;
  /** 0 is empty, 8 is full. */
  readonly fuelEighths: number;
  readonly promisedAt: Date;
  readonly belongings: string;
  readonly remarks: string;
  readonly estimateDirhams: number | null;
  readonly isWarranty: boolean;
  readonly now: Date;
}
type CheckInRefusal = "odometer-out-of-range" | "odometer-lower" | "promise-past" | "already-checked-in";

/**
 * Stores what is recorded when a car comes. A visit whose check-in was undone begins anew, unsigned. Refuses a car that is here already,
 * a promise that is over, and a reading that `checkOdometer` refuses (`odometer-lower` with `lastKnown` and `readAt`).
 */
export async function checkInVisit(
  trx: AnyTransaction,
  checkIn: CheckIn,
): Promise<Result<Saved, CheckInRefusal>> {
  const { odometer, confirmLower = false, promisedAt, now } = checkIn;
  const former = await lockVisit(trx, checkIn.appointmentId);
  if (former !== undefined && former.ended_at === null) return refuse("already-checked-in");
  if (promisedAt <= now) return refuse("promise-past");
  const lastKnown = await lastReading(trx, checkIn);
  const reading = checkOdometer({ odometer, lastKnown, confirmLower });
  if (!reading.ok) return reading;
  const signature = former === undefined ? {} : await endSignature(trx, former, checkIn);
  const row = { ...rowOf(checkIn, former), ...signature };
  await tablesOf<WorkshopTables>(trx)
    .insertInto("workshop.visit")
    .values(row)
    .onConflict((conflict) => conflict.column("appointment_id").doUpdateSet(row))
    .execute();
  if (checkIn.vehicleId !== null) await odometersOfCars()?.record(trx, checkIn.vehicleId, odometer);
  await announceVisit(trx, checkIn.centerId);
  const { version, changed_by: _, changed_at: __, ...recorded } = row;
  return succeed({ version, changes: fieldChanges({ ...former }, recorded) });
}

/** The highest reading of earlier visits and of the customer's car: what a check-in is compared with. */
export async function lastReading(
  trx: AnyTransaction,
  { vehicleId, appointmentId }: Pick<CheckIn, "vehicleId" | "appointmentId">,
): Promise<EarlierReading | undefined> {
  if (vehicleId === null) return undefined;
  const earlier = await tablesOf<WorkshopTables>(trx)
    .selectFrom("workshop.visit")
    .select(["odometer as kilometers", "checked_in_at as at"])
    .where("vehicle_id", "=", vehicleId)
    .where("appointment_id", "<>", appointmentId)
    .orderBy("checked_in_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const known = [earlier, await odometersOfCars()?.lastKnown(trx, vehicleId)];
  const readings = known.filter((reading) => reading !== undefined);
  return readings.toSorted((one, other) => other.kilometers - one.kilometers)[0];
}

function rowOf(checkIn: CheckIn, former: VisitRow | undefined) {
  const { by, promisedAt, now } = checkIn;
  return {
    appointment_id: checkIn.appointmentId,
    center_id: checkIn.centerId,
    customer_id: checkIn.customerId,
    vehicle_id: checkIn.vehicleId,
    reference: checkIn.reference,
    language: checkIn.language,
    checked_in_at: now,
    odometer: checkIn.odometer,
    fuel_eighths: checkIn.fuelEighths,
    belongings: checkIn.belongings,
    remarks: checkIn.remarks,
    estimate_dirhams: checkIn.estimateDirhams,
    promised_at: promisedAt,
    // Said at the desk, so there is nothing to notify of.
    notified_promise: promisedAt,
    promise_number: (former?.promise_number ?? 0) + 1,
    delay_reason: null,
    delay_note: "",
    adviser_id: by.staffId,
    adviser_name: by.name,
    is_warranty: checkIn.isWarranty,
    ready_at: null,
    ended_at: null,
    version: (former?.version ?? 0) + 1,
    changed_by: by.name,
    changed_at: now,
  } satisfies Insertable<Visit>;
}
