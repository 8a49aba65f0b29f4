import { type Selectable, sql } from "kysely";
import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import {
  type Actor,
  type AppointmentCode,
  moves,
  needsReason,
} from "../../../rules/appointments/appointment-states.ts";
import { moveToUndo, undoMs } from "../../../rules/staff/undo.ts";
import type { AppointmentMove, BookingTables } from "../../../tables.ts";
import { rowsFrom, rowsOf, type StaffAppointment, shownForStaff } from "./staff-rows.server.ts";

/** A line of an appointment's timeline. */
export interface TimelineEntry {
  readonly version: number;
  readonly at: Date;
  readonly actor: Actor;
  /** Who of the staff; null for the customer and for rules. */
  readonly staffName: string | null;
  readonly from: AppointmentCode | null;
  readonly to: AppointmentCode;
  readonly reason: string | null;
  /** What else it changed: center, times, services, bay. Of moves by staff. */
  readonly changes: readonly FieldChange[];
  readonly isUndone: boolean;
  /** The version of the move that it took back. */
  readonly undoes: number | null;
}
export interface AppointmentForStaff extends StaffAppointment {
  readonly mileage: number;
  /** The last reading then, below which the customer confirmed theirs. */
  readonly mileageBelow: number | null;
  readonly serviceNote: string;
  readonly additionalInformation: string;
  readonly language: string;
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string | null;
    readonly isPhoneConfirmed: boolean;
  };
  readonly timeline: readonly TimelineEntry[];
  /** Others of the same car, by VIN or else by plate, the latest first. */
  readonly others: readonly StaffAppointment[];
  /** What it may become by staff. */
  readonly nextCodes: readonly { readonly code: AppointmentCode; readonly needsReason: boolean }[];
  /** Until when the last move can be taken back; null where it cannot. */
  readonly undoUntil: Date | null;
}

const mostOthers = 20;

/** An appointment with its whole story. Undefined where there is none. Five queries. */
export async function appointmentForStaff(
  id: string,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<AppointmentForStaff | undefined> {
  const isSameCar = sql`(a.vin <> '' and o.vin = a.vin) or (a.vin = '' and o.plate_folded = a.plate_folded)`;
  const carIds = sql`
    select ${id}::text union (
      select o.id from booking.appointment a
      join booking.appointment o on o.id <> a.id and (${isSameCar})
      where a.id = ${id} order by o.starts_at desc limit ${mostOthers})`;
  const [rows, history] = await Promise.all([
    rowsFrom(rowsOf(carIds, sql`a.starts_at desc, a.id`), trx),
    tablesFor<BookingTables>(trx)
      .selectFrom("booking.appointment_move")
      .selectAll()
      .where("appointment_id", "=", id)
      .orderBy("version")
      .execute(),
  ]);
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return undefined;
  const [shown, customers] = await Promise.all([
    shownForStaff(rows, language, now, trx),
    customersForStaff(row.guest_name === null ? [row.customer_id] : [], trx),
  ]);
  const own = shown.find((one) => one.id === id);
  if (own === undefined) return undefined;
  const customer = customers.get(row.customer_id);
  const past = history.map((move) => ({
    ...{ version: move.version, actor: move.actor as Actor, at: move.at },
    ...{ undoes: move.undoes, isUndone: move.undone_at !== null, before: move.before },
  }));
  const undo = moveToUndo(past, { toldVersion: row.told_version, now });
  const code = row.code as AppointmentCode;
  return {
    ...own,
    mileage: row.mileage,
    mileageBelow: row.mileage_below,
    serviceNote: row.service_note,
    language: row.language,
    additionalInformation: row.additional_information,
    contact: {
      ...{ name: own.customerName, phone: own.phone, email: customer?.email ?? null },
      isPhoneConfirmed: customer?.isPhoneConfirmed ?? false,
    },
    timeline: history.map((move, index) => entryOf(move, history[index - 1]?.code)),
    others: shown.filter((one) => one.id !== id),
    nextCodes: Object.entries(moves[code]).flatMap(([next, actors]) =>
      actors.includes("staff")
        ? [{ code: next as AppointmentCode, needsReason: needsReason(code, next as AppointmentCode) }]
        : [],
    ),
    undoUntil: undo.ok && undo.value.before !== null ? new Date(undo.value.at.getTime() + undoMs) : null,
  };
}

function entryOf(move: Selectable<AppointmentMove>, codeBefore: string | undefined): TimelineEntry {
  const [before, after] = [move.before, move.after] as (Record<string, unknown> | null)[];
  const changes = before && after ? changesBetween(before, after) : [];
  return {
    ...{ version: move.version, at: move.at, actor: move.actor as Actor, staffName: move.staff_name },
    from: (codeBefore ?? null) as AppointmentCode | null,
    to: move.code as AppointmentCode,
    reason: move.reason,
    changes: changes.filter(({ field }) => field !== "code"),
    ...{ isUndone: move.undone_at !== null, undoes: move.undoes },
  };
}

/** Whose an appointment is: a customer, or a guest by the id of their visit. */
export async function customerOfAppointment(id: string, trx?: AnyTransaction): Promise<string | undefined> {
  const row = await tablesFor<BookingTables>(trx)
    .selectFrom("booking.appointment")
    .select("customer_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Where an appointment is; undefined where there is none. */
export async function centerOfAppointment(id: string, trx?: AnyTransaction): Promise<string | undefined> {
  const row = await tablesFor<BookingTables>(trx)
    .selectFrom("booking.appointment")
    .select("center_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.center_id;
}
