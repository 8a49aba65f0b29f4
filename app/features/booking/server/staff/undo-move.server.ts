import type { Transaction } from "kysely";
import { readSchedules, resumeCall, takeBay } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { type Actor, hasHours } from "../../rules/appointments/appointment-states.ts";
import { changeable } from "../../rules/appointments/change-limit.ts";
import { isBusy } from "../../rules/appointments/vehicle-room.ts";
import { haveSameHours, isSamePlan, type PlannedState, readState } from "../../rules/staff/planned-state.ts";
import { moveToUndo } from "../../rules/staff/undo.ts";
import { unitsBetween } from "../../rules/staff/visit-hours.ts";
import type { BookingTables } from "../../tables.ts";
import { othersOfVehicle } from "../appointments/vehicle-room.server.ts";
import { hasRequest } from "./move-by-staff.server.ts";
import {
  type LockedAppointment,
  lockForStaff,
  type StaffDeed,
  type StaffRefusal,
  type StaffRequest,
  saveStaffMove,
  stateOf,
} from "./staff-deed.server.ts";

export type UndoRefusal =
  | StaffRefusal
  | "too-late-to-undo"
  | "hours-taken"
  | "vehicle-busy"
  | "duplicate-appointment";

/**
 * Takes back the last move by staff within a minute: code, time, place, services and bay are exactly as before it. Refuses
 * later ones, and one of which the customer knows (`too-late-to-undo`); and hours that somebody else has taken meanwhile.
 */
export async function undoMove(
  transaction: AnyTransaction,
  request: StaffRequest,
): Promise<Result<StaffDeed, UndoRefusal>> {
  const locked = await lockForStaff(transaction, request);
  if (!locked.ok) return locked;
  const row = locked.value;
  const trx = tablesOf<BookingTables>(transaction);
  const undone = moveToUndo(await movesOf(trx, row.id), { toldVersion: row.told_version, now: request.now });
  if (!undone.ok) return undone;
  const { version, before } = undone.value;
  if (before === null) return refuse("too-late-to-undo");
  const state = readState(before);
  const restored = await restoreHours(transaction, row, state, request.now);
  if (!restored.ok) return restored;
  await trx
    .updateTable("booking.appointment_move")
    .set({ undone_at: request.now })
    .where("appointment_id", "=", row.id)
    .where("version", "=", version)
    .execute();
  const { by, now } = request;
  const saved = await saveStaffMove(transaction, row, state, { by, now, undoes: version });
  if (changeable.includes(state.code))
    await resumeCall(transaction, { appointmentId: row.id, since: undone.value.at, now });
  return succeed(saved);
}

async function movesOf(trx: Transaction<BookingTables>, appointmentId: string) {
  const rows = await trx
    .selectFrom("booking.appointment_move")
    .select(["version", "actor", "at", "undoes", "undone_at", "before"])
    .where("appointment_id", "=", appointmentId)
    .orderBy("version")
    .execute();
  return rows.map((row) => ({ ...row, actor: row.actor as Actor, isUndone: row.undone_at !== null }));
}

/** Takes the hours of an earlier state again, where the present one has others. */
async function restoreHours(
  transaction: AnyTransaction,
  row: LockedAppointment,
  state: PlannedState,
  now: Date,
): Promise<Result<true, "hours-taken" | "vehicle-busy" | "duplicate-appointment">> {
  const current = stateOf(row);
  const isBack = hasHours(state.code) && !hasHours(current.code);
  if (state.code === "CREA" && (await hasRequest(transaction, row, now)))
    return refuse("duplicate-appointment");
  if (isBack || !isSamePlan(state, current)) {
    const { vehicle_id: vehicleId, id: appointmentId } = row;
    const trx = tablesOf<BookingTables>(transaction);
    const others = await othersOfVehicle(trx, { vehicleId, appointmentId, now });
    const times = { startsAt: new Date(state.startsAt), endsAt: new Date(state.endsAt) };
    if (isBusy(others, times)) return refuse("vehicle-busy");
  }
  if (state.bay === null || haveSameHours(state, current)) return succeed(true);
  const bay = await takeBay(transaction, {
    centerId: state.centerId,
    units: await unitsOf(transaction, state, now),
    bays: [state.bay],
    taker: { customerId: row.customer_id, vehicleId: row.vehicle_id, as: { appointmentId: row.id } },
    now,
  });
  return bay === undefined ? refuse("hours-taken") : succeed(true);
}

async function unitsOf(trx: AnyTransaction, state: PlannedState, now: Date): Promise<readonly number[]> {
  const [from, to] = [new Date(state.startsAt), new Date(state.endsAt)];
  const query = { centerIds: [state.centerId], serviceCodes: [], from, to: from, now };
  const [center] = (await readSchedules(trx, query)).centers;
  if (center === undefined) throw new Error(`there is no center ${state.centerId}`);
  return unitsBetween(center, { start: from.getTime() / 60_000, end: to.getTime() / 60_000 });
}
