import type { Selectable, Transaction } from "kysely";
import { endCall, hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { type AppointmentCode, inWorkshop } from "../../rules/appointments/appointment-states.ts";
import { haveSameHours, isInternal, type PlannedState } from "../../rules/staff/planned-state.ts";
import { serviceTopic } from "../../rules/staff/service-topic.ts";
import { undoMs } from "../../rules/staff/undo.ts";
import type { Appointment, BookingTables } from "../../tables.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";
import { settleFreedHours } from "./settle-freed-hours.server.ts";

/** What every deed of staff on an appointment says: who, on which, and the version that they saw. */
export interface StaffRequest {
  readonly by: StaffActor;
  readonly appointmentId: string;
  readonly version: number;
  readonly now: Date;
}
/** What became of the appointment. `changes` are for the audit. */
export interface StaffDeed {
  readonly version: number;
  readonly code: AppointmentCode;
  readonly changes: readonly FieldChange[];
}
/** `changed-meanwhile` says `by` whom (null: the customer, or a rule) and `at` which moment. */
export type StaffRefusal = "kept-elsewhere" | "appointment-not-found" | "changed-meanwhile";
export type LockedAppointment = Selectable<Appointment>;

/** Whether staff write appointments here at all; another system has its own screens for it. */
export function refuseElsewhere() {
  return hasOwnCalendar() ? succeed(true) : refuse("kept-elsewhere");
}

/** The appointment as the member of staff saw it, locked until the transaction ends. */
export async function lockForStaff(
  transaction: AnyTransaction,
  { appointmentId, version }: Pick<StaffRequest, "appointmentId" | "version">,
): Promise<Result<LockedAppointment, StaffRefusal>> {
  const isOurs = refuseElsewhere();
  if (!isOurs.ok) return isOurs;
  const trx = tablesOf<BookingTables>(transaction);
  const found = await trx
    .selectFrom("booking.appointment")
    .selectAll()
    .where("id", "=", appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) return refuse("appointment-not-found");
  return found.version === version ? succeed(found) : refuse("changed-meanwhile", await lastMove(trx, found));
}

async function lastMove(trx: Transaction<BookingTables>, { id, version }: LockedAppointment) {
  const move = await trx
    .selectFrom("booking.appointment_move")
    .select(["staff_name", "at"])
    .where("appointment_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return { by: move?.staff_name ?? null, at: move?.at.toISOString() ?? null, version };
}

export function stateOf(row: LockedAppointment): PlannedState {
  return {
    code: row.code as AppointmentCode,
    centerId: row.center_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    serviceCodes: row.service_codes,
    bay: row.bay,
    noShowAt: row.no_show_at?.toISOString() ?? null,
  };
}

interface StaffMove extends Pick<StaffRequest, "by" | "now"> {
  readonly reason?: string | undefined;
  /** The version of the move that it takes back. */
  readonly undoes?: number | undefined;
}

/**
 * Saves a move by staff: the new state, its row of the history, the announcement, and a minute later the customer's message
 * and the offer of freed hours, if it still stands by then.
 */
export async function saveStaffMove(
  transaction: AnyTransaction,
  row: LockedAppointment,
  next: PlannedState,
  { by, now, reason, undoes }: StaffMove,
): Promise<StaffDeed> {
  const trx = tablesOf<BookingTables>(transaction);
  const before = stateOf(row);
  const version = row.version + 1;
  await trx
    .updateTable("booking.appointment")
    .set({ ...columnsOf(next), version, moved_at: now })
    .where("id", "=", row.id)
    .execute();
  await trx
    .insertInto("booking.appointment_move")
    .values({
      ...{ appointment_id: row.id, version, code: next.code, at: now, actor: "staff" },
      ...{ staff_id: by.staffId, staff_name: by.name, reason: reason || null, undoes: undoes ?? null },
      is_internal: isInternal(before, next),
      before: JSON.stringify(before),
      after: JSON.stringify(next),
    })
    .execute();
  await announceChange(transaction, [...new Set([before.centerId, next.centerId])].map(serviceTopic));
  const appointmentId = row.id;
  // A customer who is here need not be called about the appointment.
  if (inWorkshop.includes(next.code)) await endCall(transaction, { appointmentId, by: "arrived", now });
  // What takes back a move has nothing to say: the move's own message finds no difference.
  if (!isInternal(before, next) && undoes === undefined)
    await sendJob(transaction, notifyOfAppointment, { appointmentId, version }, { after: undoMs });
  if (before.bay !== null && !haveSameHours(before, next)) {
    const { centerId, bay, startsAt: from, endsAt: to } = before;
    const freed = { appointmentId, version, centerId, bay, from, to };
    await sendJob(transaction, settleFreedHours, freed, { after: undoMs });
  }
  return { version, code: next.code, changes: changesBetween({ ...before }, { ...next }) };
}

function columnsOf(state: PlannedState) {
  return {
    code: state.code,
    center_id: state.centerId,
    starts_at: new Date(state.startsAt),
    ends_at: new Date(state.endsAt),
    service_codes: [...state.serviceCodes],
    bay: state.bay,
    no_show_at: state.noShowAt === null ? null : new Date(state.noShowAt),
  };
}
