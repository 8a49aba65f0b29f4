import { sql, type Transaction } from "kysely";
import { isEligible } from "#app/features/campaigns/rules/campaigns.ts";
import {
  type CampaignRefusal,
  type CampaignTerms,
  campaignTerms,
} from "#app/features/campaigns/server/campaign-terms.server.ts";
import { joinCampaign } from "#app/features/campaigns/server/join-campaign.server.ts";
import {
  type SlotRefusal,
  type SlotWish,
  type TakenSlot,
  takeSlot,
} from "#app/features/scheduling/server/slots/take-slot.server.ts";
import { lockPlace, waitingIsBooked } from "#app/features/waiting-list/server/end-waiting.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { type RoomRefusal, roomToBook } from "../../rules/appointments/vehicle-room.ts";
import type { BookingTables } from "../../tables.ts";
import { tellOfAppointment } from "../messages/tell-of-appointment.server.ts";
import { saveAppointment } from "./save-appointment.server.ts";
import { othersOfVehicle } from "./vehicle-room.server.ts";

export interface BookingWish extends Omit<SlotWish, "campaign"> {
  /** The campaign in which the vehicle takes part by this appointment. */
  readonly campaign?: string | undefined;
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
 * Books a slot in the caller's transaction: appointment, hours of a bay and the job that tells of it, all or
 * nothing; the customer's hold for the vehicle ends; within a campaign the vehicle takes part in it. Refuses what `takeSlot`,
 * `campaignTerms` and `joinCampaign` refuse, a model year that may not take part, a vehicle that has a request already
 * which waits for its center (`duplicate-appointment`, with its `appointmentId`), one that is elsewhere at that time, and
 * one with as many appointments ahead as the importer lets it have.
 */
export async function bookAppointment(
  transaction: AnyTransaction,
  wish: BookingWish,
): Promise<Result<BookedAppointment, SlotRefusal | CampaignRefusal | RoomRefusal | "duplicate-appointment">> {
  const id = newId<"Appointment">(wish.now.getTime());
  const terms = await askedTerms(transaction, wish);
  if (terms?.ok === false) return terms;
  const place = await lockPlace(transaction, wish);
  const taken = await takeSlot(transaction, { ...wish, campaign: terms?.value }, { appointmentId: id });
  if (!taken.ok) return taken;
  const trx = tablesOf<BookingTables>(transaction);
  const saved = await save(trx, id, wish, taken.value);
  if (saved === undefined) return refuse("duplicate-appointment", await pendingAppointment(trx, wish));
  await waitingIsBooked(transaction, place, { ...wish, appointmentId: id });
  if (terms !== undefined) {
    const joined = await takePart(trx, terms.value, id, wish, taken.value);
    if (!joined.ok) return joined;
  }
  const others = await othersOfVehicle(trx, { ...wish, appointmentId: id });
  const room = roomToBook(others, wish, config.limits.appointmentsAhead);
  if (!room.ok) return room;
  await sendJob(transaction, tellOfAppointment, { appointmentId: id, version: 1 });
  return succeed({ ...saved, requoted: taken.value.requoted });
}

async function askedTerms(transaction: AnyTransaction, { campaign, ...wish }: BookingWish) {
  return campaign === undefined ? undefined : campaignTerms(transaction, { ...wish, campaign });
}

/** The vehicle takes part in the campaign by this appointment, once, if its model year may. */
async function takePart(
  trx: Transaction<BookingTables>,
  terms: CampaignTerms,
  appointmentId: string,
  wish: BookingWish,
  { vehicle }: TakenSlot,
): Promise<Result<number, CampaignRefusal>> {
  const { modelYear, vin, model } = vehicle;
  if (!isEligible(modelYear, terms.eligibleYears)) return refuse("vehicle-not-eligible");
  return joinCampaign(trx, terms, {
    ...wish,
    id: newId<"CampaignRequest">(wish.now.getTime()),
    vin,
    model: model.en,
    modelYear,
    notes: "",
    by: { appointmentId },
  });
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
