import { findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { readSchedules } from "#app/features/scheduling/scheduling.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Result } from "#app/lib/result.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";
import { bookByStaff, type StaffBooked, type StaffBooking } from "./book-by-staff.server.ts";
import { moveByStaff, type StaffMoveRequest } from "./move-by-staff.server.ts";

export const adviser = { staffId: "staff-maha", name: "Maha Al Kuwari" };
export const colleague = { staffId: "staff-yousef", name: "Yousef Haddad" };
const dayMs = 86_400_000;

/** A deed as the office does it: refused, nothing has changed. */
export const deed = <T, C extends string>(work: (trx: AnyTransaction) => Promise<Result<T, C>>) =>
  allOrNothing<T, C>(work);

/** The value of a deed that must succeed. */
export async function done<T, C extends string>(
  work: (trx: AnyTransaction) => Promise<Result<T, C>>,
): Promise<T> {
  const result = await deed(work);
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail)}`);
  return result.value;
}

/** Hours of Al Sadd at which it works, each free in all bays, from tomorrow on; several of one day in a row. */
export async function workingHours(now = new Date()): Promise<Date[]> {
  const to = new Date(now.getTime() + 20 * dayMs);
  const query = { centerIds: ["al-sadd"], serviceCodes: [], from: now, to, now };
  const { centers } = await readSchedules(database(), query);
  const today = Math.floor(now.getTime() / dayMs);
  const free = findFreeSlots({
    ...{ now, firstDay: today + 2, lastDay: today + 19 },
    centers: centers.map((center) => ({ ...center, bays: center.bays.periodic })),
  });
  return free
    .filter(({ freeBays, start, end }) => freeBays === 0b1111 && end - start === 60)
    .map(({ start }) => new Date(start * 60_000));
}

/** The hours of the first day that has so many in a row. */
export async function hoursInARow(count: number): Promise<Date[]> {
  const hours = await workingHours();
  for (const [index, first] of hours.entries()) {
    const row = hours.slice(index, index + count);
    const isRow = row.every((hour, place) => hour.getTime() - first.getTime() === place * 3_600_000);
    if (
      row.length === count &&
      isRow &&
      dayIn(first, "Asia/Qatar") === dayIn(row.at(-1) ?? first, "Asia/Qatar")
    )
      return row;
  }
  throw new Error(`no day has ${count} free hours in a row`);
}

let guests = 0;
/** A walk-in of somebody new, with another car each time; `changes` say what matters. */
export function walkIn(startsAt: Date, changes: Partial<StaffBooking> = {}): StaffBooking {
  guests += 1;
  return {
    ...{ by: adviser, centerId: "al-sadd", startsAt, serviceCodes: ["pm10"], kind: "walk-in" },
    person: { name: "Salem", phone: String(66_000_000 + guests), language: "en" },
    car: { plate: String(700_000 + guests), modelName: "Hajar" },
    now: new Date(),
    ...changes,
  };
}

export function booked(startsAt: Date, changes: Partial<StaffBooking> = {}): Promise<StaffBooked> {
  return done((trx) => bookByStaff(trx, walkIn(startsAt, changes)));
}

/** The row of an appointment. */
export const rowOf = (id: string) =>
  database<AppointmentTables>()
    .selectFrom("booking.appointment")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

export const unitsOf = (id: string) =>
  database<AppointmentTables>()
    .selectFrom("booking.bay_unit")
    .select(["unit_start", "bay", "center_id"])
    .where("appointment_id", "=", id)
    .orderBy("unit_start")
    .execute();

/** Moves an appointment from the version that it has. */
export async function moved(id: string, to: string, changes: Partial<StaffMoveRequest> = {}) {
  const { version } = await rowOf(id);
  return done((trx) =>
    moveByStaff(trx, {
      by: adviser,
      appointmentId: id,
      version,
      to,
      reason: "so",
      now: new Date(),
      ...changes,
    }),
  );
}

/** What the messages about an appointment say, oldest first; of each message one channel. */
export async function templatesOf(reference: string): Promise<string[]> {
  const messages = await newestMessages(500);
  return messages
    .filter(({ subject, plain, channel }) => (channel === "mail" ? subject : plain).includes(reference))
    .filter(({ channel }, _, all) => all.every((one) => one.channel === "sms") || channel === "mail")
    .map(({ template }) => template)
    .toReversed();
}

/** Runs the job of a version, as a process does. */
export function runNews(appointmentId: string, version: number): Promise<void> {
  return inTransaction<unknown, void>((trx) => notifyOfAppointment.run({ appointmentId, version }, trx));
}
