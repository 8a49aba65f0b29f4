import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { type BulkLoad, copyRows } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { yearId, yearIdSpan } from "./year/ids.ts";
import { mileageAt } from "./year/mileage.ts";
import type { YearCar } from "./year/people.ts";
import type { YearAppointment } from "./year/plan-year.ts";
import type { RandomSource } from "./year/random-source.ts";
import { staffAt } from "./year/staff.ts";

interface Numbered {
  readonly "booking.appointment": { readonly id: string; readonly number: number };
}
const [first, last] = yearIdSpan("appointment");
const ofYear = (load: BulkLoad<unknown>) =>
  (load as BulkLoad<Numbered>).trx
    .selectFrom("booking.appointment")
    .select(["id", "number"])
    .where("id", ">=", first)
    .where("id", "<=", last);

/** Whether the year is there: it is written in one transaction. */
export async function hasYear(load: BulkLoad<unknown>): Promise<boolean> {
  return (await ofYear(load).limit(1).executeTakeFirst()) !== undefined;
}

/** The numbers that the database gave the appointments of the year, by their ids. */
export async function numbersOfYear(load: BulkLoad<unknown>): Promise<Map<string, number>> {
  return new Map((await ofYear(load).execute()).map(({ id, number }) => [id, number]));
}

/** People whom the desk knows by their telephone, each with one car. */
export function copyGuests(
  load: BulkLoad<unknown>,
  cars: readonly YearCar[],
  random: RandomSource,
): Promise<void> {
  const rows = cars
    .filter(({ owner }) => owner.isGuest)
    .map(({ owner, plate, vin, model }) => ({
      ...{ id: owner.id, name: `${owner.firstName} ${owner.lastName}`, language: owner.language },
      phone: internationalPhone(owner.phone, config.importer.country),
      ...{ plate, vin, model: model.en },
      created_by: staffAt(random, "adviser", "al-sadd").staffId,
      created_at: owner.createdAt,
    }));
  return copyRows(load, "booking.guest", rows);
}

/** Appointments with all of their moves. Their customers have heard of everything, so no message is sent. */
export async function copyAppointments(
  load: BulkLoad<unknown>,
  appointments: readonly YearAppointment[],
  now: Date,
): Promise<void> {
  const rows = appointments.map((one, number) => appointmentRow(one, yearId("appointment", number), now));
  await copyRows(load, "booking.appointment", rows);
  await copyRows(load, "booking.appointment_move", moveRows(appointments));
}

function appointmentRow(appointment: YearAppointment, id: string, now: Date) {
  const { car, center, moves, startsAt, endsAt } = appointment;
  const [first, last] = [moves[0], moves.at(-1)];
  const [createdAt, movedAt] = [first?.at ?? now, last?.at ?? now];
  const code = last?.code ?? "CNF";
  return {
    ...{ id, customer_id: car.owner.id, vehicle_id: car.vehicleId, vin: car.vin, plate: car.plate },
    ...{ model: car.model.en, brand: "rimal", center_id: center.id, starts_at: startsAt, ends_at: endsAt },
    service_codes: [...appointment.serviceCodes],
    mileage: mileageAt(car, createdAt, now),
    ...{ service_note: "", additional_information: "", language: car.owner.language },
    ...{ code, version: moves.length, created_at: createdAt, kind: appointment.kind },
    bay: appointment.bay ?? null,
    no_show_at: last?.isNoShow ? movedAt : null,
    moved_at: movedAt,
    ...{ told_version: moves.length, told_code: code, told_starts_at: startsAt, told_center_id: center.id },
  };
}

function* moveRows(appointments: readonly YearAppointment[]) {
  for (const [number, { moves }] of appointments.entries()) {
    const appointment_id = yearId("appointment", number);
    for (const [index, { code, at, actor, by, reason = null }] of moves.entries()) {
      const [staff_id, staff_name] = [by?.staffId ?? null, by?.name ?? null];
      yield { appointment_id, version: index + 1, code, at, actor, staff_id, staff_name, reason };
    }
  }
}
