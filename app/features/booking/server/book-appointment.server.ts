import type { Transaction } from "kysely";
import { type OwnedVehicle, vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { AppointmentCode } from "../rules/appointment-states.ts";
import { referenceOf } from "../rules/reference.ts";
import { type FreeSlot, freeSlotAt, unitsOf } from "../rules/slots.ts";
import type { BookingTables } from "../tables.ts";
import { confirmAppointmentByMail } from "./confirmation-mail.server.ts";
import { nearestFreeSlots } from "./nearest-slots.server.ts";
import { readSchedules, type Schedule } from "./read-schedules.server.ts";
import { saveAppointment } from "./save-appointment.server.ts";
import { checkPromise } from "./slot-promise.server.ts";
import { takeBay } from "./take-bay.server.ts";
import { checkVisit, type VisitRefusal } from "./visit-terms.server.ts";

export interface BookingWish {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly brand: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceCodes: readonly string[];
  readonly mileage: number;
  readonly serviceNote: string;
  readonly additionalInformation: string;
  readonly promiseKey: string;
  readonly language: Language;
  readonly now: Date;
}
export interface BookedAppointment {
  readonly id: string;
  readonly reference: string;
  readonly code: AppointmentCode;
  /** The promise was older than its ten minutes, but the slot was still free. */
  readonly requoted: boolean;
}
const hourMs = 3_600_000;
export type BookingRefusal = VisitRefusal | "promise-invalid" | "slot-taken";

/**
 * Books a slot in the caller's transaction: appointment, hours of a bay and confirmation mail, all or nothing. Refuses
 * what `checkVisit` refuses, a promise that is not ours for exactly this (`promise-invalid`), and a slot that is not
 * offered or no longer free (`slot-taken`, with the three nearest as `alternatives`). Specification, sections 5, 7, 8.
 */
export async function bookAppointment(
  transaction: AnyTransaction,
  wish: BookingWish,
): Promise<Result<BookedAppointment, BookingRefusal>> {
  const trx = tablesOf<BookingTables>(transaction);
  const { customerId, vehicleId, centerId, serviceCodes, now } = wish;
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, transaction);
  const start = wish.startsAt.getTime() / 60_000;
  const end = wish.endsAt.getTime() / 60_000;
  // A unit that began within the hour before may reach into the slot.
  const range = { from: new Date(wish.startsAt.getTime() - hourMs), to: endOfReading(wish) };
  const schedules = await readSchedules(trx, { centerIds: [centerId], serviceCodes, now, ...range });
  const visit = checkVisit({ brand: wish.brand, serviceCodes, centerIds: [centerId] }, vehicle, schedules);
  if (!visit.ok) return refuse(visit.code);
  const [center] = schedules.centers;
  if (center === undefined || vehicle === undefined) return refuse("center-not-found");
  const bays = center.bays[visit.value];
  if (bays === 0) return refuse("service-not-offered");

  const terms = { customerId, vehicleId, serviceCodes };
  const promise = checkPromise(wish.promiseKey, terms, { centerId, start, end }, now);
  if (promise === "forged") return refuse("promise-invalid");
  const slot = freeSlotAt(now, { ...center, bays }, start, end);
  const id = newId<"Appointment">(now.getTime());
  if (slot === undefined || (await takeSlot(trx, id, slot, now)) === undefined) {
    const wanted = { center, bays, near: start, terms, now };
    return refuse("slot-taken", { alternatives: await nearestFreeSlots(trx, wanted) });
  }
  const saved = await save(trx, id, wish, vehicle, center);
  await sendJob(transaction, confirmAppointmentByMail, { appointmentId: id });
  return succeed({ ...saved, requoted: promise === "expired" });
}

/** No slot is as long as a day, so whoever asks for a longer one has nothing more read. */
function endOfReading({ startsAt, endsAt }: BookingWish): Date {
  return new Date(Math.min(endsAt.getTime(), startsAt.getTime() + 24 * hourMs));
}

function takeSlot(trx: Transaction<BookingTables>, appointmentId: string, slot: FreeSlot, now: Date) {
  const { centerId, start, end, freeBays } = slot;
  return takeBay(trx, { centerId, appointmentId, units: unitsOf(start, end), bays: freeBays, now });
}

async function save(
  trx: Transaction<BookingTables>,
  id: string,
  wish: BookingWish,
  vehicle: OwnedVehicle,
  center: Schedule,
): Promise<Omit<BookedAppointment, "requoted">> {
  const code = center.confirmsAtOnce ? "CNF" : "CREA";
  const number = await saveAppointment(trx, {
    ...wish,
    id,
    // From our own record, whatever the caller says about the vehicle.
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: vehicle.model.en,
    moves: [{ code, at: wish.now }],
  });
  return { id, reference: referenceOf(number, config.served.code), code };
}
