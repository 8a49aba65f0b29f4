import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { checkOdometer } from "../../rules/check-in.ts";
import { odometersOfCars } from "../providers.server.ts";
import { endSignature } from "./end-signature.server.ts";
import {
  fieldChanges,
  type Saved,
  saveVisit,
  type VisitDeed,
  type VisitRefusal,
  visitAsSeen,
} from "./save-visit.server.ts";

/** What may be corrected after the check-in. What is left out stays. */
export interface VisitCorrection {
  readonly odometer?: number | undefined;
  readonly confirmLower?: boolean | undefined;
  readonly fuelEighths?: number | undefined;
  readonly belongings?: string | undefined;
  readonly remarks?: string | undefined;
  readonly estimateDirhams?: number | null | undefined;
  readonly isWarranty?: boolean | undefined;
}

/**
 * Corrects what was written down at the check-in. A signature is of what was signed: it ends with the first correction. Refuses a
 * lower reading than before unless it is confirmed.
 */
export async function correctVisit(
  trx: AnyTransaction,
  deed: VisitDeed & VisitCorrection,
): Promise<Result<Saved, VisitRefusal | "odometer-out-of-range" | "odometer-lower">> {
  const seen = await visitAsSeen(trx, deed);
  if (!seen.ok) return seen;
  const visit = seen.value;
  const { odometer = visit.odometer, confirmLower = false } = deed;
  const lastKnown = { kilometers: visit.odometer, at: visit.checked_in_at };
  const reading = checkOdometer({ odometer, lastKnown, confirmLower });
  if (!reading.ok) return reading;
  if (odometer !== visit.odometer && visit.vehicle_id !== null)
    await odometersOfCars()?.record(trx, visit.vehicle_id, odometer);
  const values = {
    odometer,
    fuel_eighths: deed.fuelEighths ?? visit.fuel_eighths,
    belongings: deed.belongings ?? visit.belongings,
    remarks: deed.remarks ?? visit.remarks,
    estimate_dirhams: deed.estimateDirhams === undefined ? visit.estimate_dirhams : deed.estimateDirhams,
    is_warranty: deed.isWarranty ?? visit.is_warranty,
  };
  const isCorrected = fieldChanges({ ...visit }, { ...values }).length > 0;
  const signature = isCorrected ? await endSignature(trx, visit, deed) : {};
  return succeed(await saveVisit(trx, visit, { ...values, ...signature }, deed));
}

/** Writes down that a substitute car was offered. Refuses any other job than a warranty's (`not-a-warranty-job`). */
export async function offerSubstituteCar(
  trx: AnyTransaction,
  deed: VisitDeed,
): Promise<Result<Saved, VisitRefusal | "not-a-warranty-job">> {
  const seen = await visitAsSeen(trx, deed);
  if (!seen.ok) return seen;
  if (!seen.value.is_warranty) return refuse("not-a-warranty-job");
  return succeed(await saveVisit(trx, seen.value, { substitute_offered_at: deed.now }, deed));
}
