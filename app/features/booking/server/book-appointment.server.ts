import { sql, type Transaction } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { AppointmentCode } from "../rules/appointment-states.ts";
import { referenceOf } from "../rules/reference.ts";
import type { BookingTables } from "../tables.ts";
import { tellOfAppointment } from "./messages/tell-of-appointment.server.ts";
import { saveAppointment } from "./save-appointment.server.ts";
import { type SlotRefusal, type SlotWish, type TakenSlot, takeSlot } from "./take-slot.server.ts";
import { waitingIsBooked } from "./waiting/end-waiting.server.ts";

export interface BookingWish extends SlotWish {
  readonly mileage: number;
  readonly serviceNote: string;
  readonly additionalInformation: string;
  readonly language: Language;
}
export interface BookedAppointment {
  readonly id: string;
  readonly reference: string;
  readonly code: AppointmentCode;
  /** The promise was older than its ten minutes, but the slot was still free. */
  readonly requoted: boolean;
}
/**
 * Books a slot in the caller's transaction: appointment, hours of a bay and the job that tells of it, all or nothing;
 * the customer's hold for the vehicle ends. Refuses what `takeSlot` refuses, and a vehicle that has a request already which
 * waits for its center (`duplicate-appointment`, with its `appointmentId`). Specification, sections 5, 7, 8.
 */
export async function bookAppointment(
  transaction: AnyTransaction,
  wish: BookingWish,
): Promise<Result<BookedAppointment, SlotRefusal | "duplicate-appointment">> {
  const id = newId<"Appointment">(wish.now.getTime());
  const taken = await takeSlot(transaction, wish, { appointmentId: id });
  if (!taken.ok) return taken;
  const trx = tablesOf<BookingTables>(transaction);
  const saved = await save(trx, id, wish, taken.value);
  if (saved === undefined) return refuse("duplicate-appointment", await pendingAppointment(trx, wish));
  await waitingIsBooked(transaction, { ...wish, appointmentId: id });
  await sendJob(transaction, tellOfAppointment, { appointmentId: id, version: 1 });
  return succeed({ ...saved, requoted: taken.value.requoted });
}

async function save(
  trx: Transaction<BookingTables>,
  id: string,
  wish: BookingWish,
  { vehicle, center }: TakenSlot,
): Promise<Omit<BookedAppointment, "requoted"> | undefined> {
  const code = center.confirmsAtOnce ? "CNF" : "CREA";
  const number = await saveAppointment(trx, {
    ...wish,
    id,
    // From our own record, whatever the caller says about the vehicle.
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: vehicle.model.en,
    moves: [{ code, at: wish.now, actor: "customer" }],
  });
  return number === undefined ? undefined : { id, reference: referenceOf(number, config.served.code), code };
}

/** The request that waits; nothing where it is somebody else's, who had the vehicle before. */
async function pendingAppointment(
  trx: Transaction<BookingTables>,
  { customerId, vehicleId }: BookingWish,
): Promise<{ appointmentId?: string }> {
  const pending = await trx
    .selectFrom("booking.appointment")
    .select("id")
    .where("vehicle_id", "=", vehicleId)
    .where("customer_id", "=", customerId)
    .where("code", "=", sql.lit("CREA"))
    .executeTakeFirst();
  return pending ? { appointmentId: pending.id } : {};
}
