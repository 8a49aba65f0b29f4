import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { roomToMove } from "../../rules/appointments/vehicle-room.ts";
import type { PlannedState } from "../../rules/staff/planned-state.ts";
import { foldedPlate } from "../../rules/staff/search-text.ts";
import { serviceTopic } from "../../rules/staff/service-topic.ts";
import { undoMs } from "../../rules/staff/undo.ts";
import type { BookingTables } from "../../tables.ts";
import {
  type RecordedMove,
  type StaffBookingKind,
  saveAppointment,
} from "../appointments/save-appointment.server.ts";
import { othersOfVehicle } from "../appointments/vehicle-room.server.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";
import { type GuestPerson, personOfPhone } from "./guests.server.ts";
import { refuseElsewhere } from "./staff-deed.server.ts";
import { type HoursRefusal, planStaffHours, takeStaffHours } from "./staff-hours.server.ts";

export interface StaffBooking {
  readonly by: StaffActor;
  readonly centerId: string;
  /** Any moment of a working hour: the visit begins with that hour. */
  readonly startsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly bay?: number | undefined;
  readonly person: { readonly customerId: string } | GuestPerson;
  readonly car:
    | { readonly vehicleId: string }
    | { readonly plate: string; readonly modelName: string; readonly vin?: string | undefined };
  readonly kind: StaffBookingKind;
  readonly notes?: string | undefined;
  readonly mileage?: number | undefined;
  /** The car is there: it is checked in at once. */
  readonly checkIn?: boolean | undefined;
  readonly now: Date;
}
export interface StaffBooked {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly code: AppointmentCode;
  readonly customerId: string;
  readonly isGuest: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bay: number;
  readonly changes: readonly FieldChange[];
}
export type StaffBookingRefusal =
  | HoursRefusal
  | "kept-elsewhere"
  | "customer-not-found"
  | "vehicle-not-found"
  | "phone-invalid"
  | "name-missing"
  | "plate-invalid"
  | "vehicle-busy";

/** Whose car it is, and which. */
interface Visitor {
  readonly customerId: string;
  readonly isGuest: boolean;
  readonly vehicleId: string;
  readonly vin: string;
  readonly plate: string;
  readonly model: string;
  readonly language: Language;
}

/**
 * Books for somebody who stands at the desk or calls, in the caller's transaction: without a lead time and a promise, today
 * too, confirmed at once. Hours are taken as the site takes them, so none is sold twice. Who has no account is a guest, known by
 * telephone and plate. Refuses hours that are full with three free times as `alternatives`.
 */
export async function bookByStaff(
  transaction: AnyTransaction,
  request: StaffBooking,
): Promise<Result<StaffBooked, StaffBookingRefusal>> {
  const isOurs = refuseElsewhere();
  if (!isOurs.ok) return isOurs;
  const { centerId, now } = request;
  const found = await visitorOf(transaction, request);
  if (!found.ok) return found;
  const visitor = found.value;
  const id = newId<"Appointment">(now.getTime());
  const taker = { customerId: visitor.customerId, vehicleId: visitor.vehicleId, appointmentId: id };
  const trx = tablesOf<BookingTables>(transaction);
  const others = await othersOfVehicle(trx, { vehicleId: visitor.vehicleId, appointmentId: id, now });
  const planned = await planStaffHours(transaction, { ...request, taker });
  if (!planned.ok) return planned;
  const room = roomToMove(others, planned.value);
  if (!room.ok) return room;
  const taken = await takeStaffHours(transaction, { ...request, taker }, planned.value);
  if (!taken.ok) return taken;
  const { brand, startsAt, endsAt } = planned.value;
  const times = { brand, startsAt, endsAt, bay: taken.value };
  const moves = movesOf(request, times);
  const number = await saveAppointment(trx, {
    ...{ id, centerId, ...visitor, ...times, moves, kind: request.kind },
    serviceCodes: request.serviceCodes,
    mileage: request.mileage ?? 0,
    serviceNote: (request.notes ?? "").slice(0, 1024),
    additionalInformation: "",
  });
  if (number === undefined) throw new Error("a confirmed appointment waits for nobody");
  const version = moves.length;
  await announceChange(transaction, [serviceTopic(centerId)]);
  await sendJob(transaction, notifyOfAppointment, { appointmentId: id, version }, { after: undoMs });
  const code = moves.at(-1)?.code ?? "CNF";
  const { customerId, isGuest, vin, plate, model } = visitor;
  const record = { code, centerId, startsAt, endsAt, bay: taken.value, plate, vin, model };
  return succeed({
    ...{ id, version, code, customerId, isGuest, startsAt, endsAt, bay: taken.value },
    reference: referenceOf(number, config.served.code),
    changes: changesBetween({}, { ...record, serviceCodes: request.serviceCodes }),
  });
}

/** Confirmed by the booking itself, and checked in by a second move that can be taken back. */
function movesOf(
  { by, centerId, serviceCodes, checkIn, now }: StaffBooking,
  { startsAt, endsAt, bay }: { readonly startsAt: Date; readonly endsAt: Date; readonly bay: number },
): RecordedMove[] {
  const actor = { at: now, actor: "staff", staff_id: by.staffId, staff_name: by.name } as const;
  const confirmed: PlannedState = {
    ...{ code: "CNF", centerId, serviceCodes, bay, noShowAt: null },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  };
  const booked: RecordedMove = { ...actor, code: "CNF", after: confirmed };
  if (checkIn !== true) return [booked];
  return [booked, { ...actor, code: "CIN", before: confirmed, after: { ...confirmed, code: "CIN" } }];
}

async function visitorOf(
  trx: AnyTransaction,
  { by, person, car, now }: StaffBooking,
): Promise<Result<Visitor, StaffBookingRefusal>> {
  if ("vehicleId" in car) {
    if (!("customerId" in person)) return refuse("vehicle-not-found");
    return ownVehicle(trx, person.customerId, car.vehicleId);
  }
  const plate = foldedPlate(car.plate);
  if (!/^[A-Z0-9]{1,10}$/.test(plate)) return refuse("plate-invalid");
  const named = { plate, model: car.modelName.trim().slice(0, 60), vin: normalVin(car.vin ?? "") };
  if ("customerId" in person) return otherVehicle(trx, person.customerId, named);
  if (person.name.trim() === "") return refuse("name-missing");
  const found = await personOfPhone(trx, person, { ...named, modelName: named.model }, { by, now });
  if (!found.ok) return found;
  if ("customerId" in found.value) return otherVehicle(trx, found.value.customerId, named);
  const { guestId } = found.value;
  return succeed({
    ...named,
    ...{ customerId: guestId, vehicleId: guestId, isGuest: true, language: person.language },
  });
}

async function ownVehicle(
  trx: AnyTransaction,
  customerId: string,
  vehicleId: string,
): Promise<Result<Visitor, "customer-not-found" | "vehicle-not-found">> {
  const language = await languageOf(trx, customerId);
  if (language === undefined) return refuse("customer-not-found");
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, trx);
  if (vehicle === undefined) return refuse("vehicle-not-found");
  const { vin, plate, model } = vehicle;
  return succeed({ ...{ customerId, vehicleId, isGuest: false, vin, plate, language }, model: model.en });
}

/** A customer's car that is not in their garage: the same one as at an earlier visit, if its plate is. */
async function otherVehicle(
  trx: AnyTransaction,
  customerId: string,
  car: Pick<Visitor, "plate" | "model" | "vin">,
): Promise<Result<Visitor, "customer-not-found">> {
  const language = await languageOf(trx, customerId);
  if (language === undefined) return refuse("customer-not-found");
  const earlier = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.appointment")
    .select("vehicle_id")
    .where("customer_id", "=", customerId)
    .where("plate_folded", "=", car.plate)
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const vehicleId = earlier?.vehicle_id ?? newId<"Vehicle">();
  return succeed({ ...car, customerId, vehicleId, isGuest: false, language });
}

/** In which messages to a customer are written; undefined where there is no such customer. */
async function languageOf(trx: AnyTransaction, customerId: string): Promise<Language | undefined> {
  if ((await customerById(customerId, trx)) === undefined) return undefined;
  return messageLanguageFor(customerId, undefined, trx);
}
