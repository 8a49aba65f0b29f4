import { sql } from "kysely";
import { releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import {
  type AppointmentCode,
  hasHours,
  moveAppointment,
  needsReason,
} from "../../rules/appointments/appointment-states.ts";
import type { BookingTables } from "../../tables.ts";
import { endPassedRequests, othersOfVehicle } from "../appointments/vehicle-room.server.ts";
import {
  type LockedAppointment,
  lockForStaff,
  type StaffDeed,
  type StaffRefusal,
  type StaffRequest,
  saveStaffMove,
  stateOf,
} from "./staff-deed.server.ts";

/** The longest reason, in characters: a customer reads it in a message. */
const longestReason = 500;

export interface StaffMoveRequest extends StaffRequest {
  /** WORK is another name of WIP. */
  readonly to: string;
  readonly reason?: string | undefined;
}
export type MoveRefusal =
  | StaffRefusal
  | "illegal-move"
  | "reason-required"
  | "duplicate-appointment"
  | "not-begun";

/**
 * Moves an appointment to another code, by the table of states. Rejected and canceled ones give their hours back. Refuses a
 * move that the table lacks (`illegal-move`), one that needs a reason, and a second request that waits for one car.
 */
export async function moveByStaff(
  transaction: AnyTransaction,
  request: StaffMoveRequest,
): Promise<Result<StaffDeed, MoveRefusal>> {
  const locked = await lockForStaff(transaction, request);
  return locked.ok ? move(transaction, locked.value, request) : locked;
}

/** Cancels an appointment that has not begun, or of a car that leaves as it came; that needs a reason. */
export function cancelByStaff(transaction: AnyTransaction, request: Omit<StaffMoveRequest, "to">) {
  return moveByStaff(transaction, { ...request, to: "CANC" });
}

/** Declines a request. The reason is part of the message to the customer. */
export function rejectByStaff(
  transaction: AnyTransaction,
  request: Omit<StaffMoveRequest, "to"> & { readonly reason: string },
) {
  return moveByStaff(transaction, { ...request, to: "RJD" });
}

/** Cancels an appointment to which nobody came, and counts it as that. Refuses one whose time has not begun (`not-begun`). */
export async function markNoShow(
  transaction: AnyTransaction,
  request: StaffRequest,
): Promise<Result<StaffDeed, MoveRefusal>> {
  const locked = await lockForStaff(transaction, request);
  if (!locked.ok) return locked;
  if (locked.value.code !== "CNF") return refuse("illegal-move", { from: locked.value.code, to: "CANC" });
  if (locked.value.starts_at > request.now) return refuse("not-begun");
  return move(transaction, locked.value, { ...request, to: "CANC" }, request.now);
}

async function move(
  transaction: AnyTransaction,
  row: LockedAppointment,
  { by, to, reason = "", now }: StaffMoveRequest,
  noShowAt?: Date,
): Promise<Result<StaffDeed, MoveRefusal>> {
  const before = stateOf(row);
  const moved = moveAppointment(before.code, to, "staff");
  if (!moved.ok) return refuse("illegal-move", { from: before.code, to });
  const code = moved.value;
  const said = reason.trim().slice(0, longestReason);
  if (needsReason(before.code, code) && said === "") return refuse("reason-required");
  if (code === "CREA" && (await hasRequest(transaction, row, now))) return refuse("duplicate-appointment");
  if (!hasHours(code)) await giveHoursBack(transaction, row, now);
  const next = {
    ...before,
    code,
    bay: hasHours(code) ? before.bay : null,
    noShowAt: noShowAt?.toISOString() ?? null,
  };
  return succeed(await saveStaffMove(transaction, row, next, { by, now, reason: said }));
}

/** Whether another request of the vehicle waits; from here on nobody else makes one before the transaction ends. */
export async function hasRequest(
  transaction: AnyTransaction,
  row: LockedAppointment,
  now: Date,
): Promise<boolean> {
  const trx = tablesOf<BookingTables>(transaction);
  const { id: appointmentId, vehicle_id: vehicleId } = row;
  await othersOfVehicle(trx, { vehicleId, appointmentId, now });
  await endPassedRequests(trx, { vehicleId, now });
  const other = await trx
    .selectFrom("booking.appointment")
    .select("id")
    .where("vehicle_id", "=", vehicleId)
    .where("code", "=", sql.lit("CREA" satisfies AppointmentCode))
    .where("id", "<>", appointmentId)
    .executeTakeFirst();
  return other !== undefined;
}

function giveHoursBack(trx: AnyTransaction, row: LockedAppointment, now: Date): Promise<void> {
  const owner = { customerId: row.customer_id, vehicleId: row.vehicle_id };
  return releaseBays(trx, { ...owner, as: { appointmentId: row.id } }, now);
}
