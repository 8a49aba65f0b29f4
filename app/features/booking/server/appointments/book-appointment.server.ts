import { sql, type Transaction } from "kysely";
import {
  type CampaignRefusal,
  type CampaignTerms,
  campaignTerms,
  joinCampaign,
} from "#app/features/campaigns/campaigns.server.ts";
import { isEligible } from "#app/features/campaigns/rules/campaigns.ts";
import { type OwnedVehicle, vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import {
  bayOf,
  planSlot,
  type SlotRefusal,
  type SlotRequest,
  takeSlot,
} from "#app/features/scheduling/scheduling.server.ts";
import { lockPlace, waitingIsBooked } from "#app/features/waiting-list/waiting-list.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { AppointmentCode } from "../../rules/appointments/appointment-states.ts";
import { busyTimes, type RoomRefusal, roomToBook } from "../../rules/appointments/vehicle-room.ts";
import { serviceTopic } from "../../rules/staff/service-topic.ts";
import type { BookingTables } from "../../tables.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";
import { confirmedBelow, type SaidMileage } from "./last-reading.server.ts";
import { type NewAppointment, saveAppointment } from "./save-appointment.server.ts";
import { endPassedRequests, othersOfVehicle } from "./vehicle-room.server.ts";

export interface BookingRequest extends Omit<SlotRequest, "campaign" | "vehicle" | "busy">, SaidMileage {
  /** The campaign in which the vehicle takes part by this appointment. */
  readonly campaign?: string | undefined;
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
type Refusal = SlotRefusal | CampaignRefusal | RoomRefusal | "duplicate-appointment";

/**
 * Books a slot in the caller's transaction: appointment, hours of a bay and the notification job, all or
 * nothing; the customer's hold for the vehicle ends; within a campaign the vehicle takes part in it. Refuses what `takeSlot`,
 * `campaignTerms` and `joinCampaign` refuse, a model year that may not take part, a vehicle that has a request already
 * which waits for its center (`duplicate-appointment`, with its `appointmentId`), one that is elsewhere at that time, and
 * one with as many appointments ahead as the importer lets it have.
 */
export async function bookAppointment(
  transaction: AnyTransaction,
  request: BookingRequest,
): Promise<Result<BookedAppointment, Refusal>> {
  const id = newId<"Appointment">(request.now.getTime());
  const visit = await readVisit(transaction, id, request);
  if (!visit.ok) return visit;
  const { vehicle, terms, others, place, slot } = visit.value;
  // A request waits for its center; where that confirms at once there is none.
  if (!slot.center.confirmsAtOnce && others.some(({ code }) => code === "CREA"))
    return refuse(
      "duplicate-appointment",
      await pendingAppointment(tablesOf<BookingTables>(transaction), request),
    );
  const room = roomToBook(others, request, config.limits.appointmentsAhead);
  if (!room.ok) return room;
  const taken = await takeSlot(transaction, slot);
  if (!taken.ok) return taken;
  const trx = tablesOf<BookingTables>(transaction);
  const bay = await bayOf(transaction, id);
  const mileageBelow = await confirmedBelow(request, transaction);
  const code = slot.center.confirmsAtOnce ? "CNF" : "CREA";
  const write = () => save(trx, id, { ...request, bay, mileageBelow }, vehicle, code);
  // Another request is in the way: one whose time has passed gives way.
  const saved = (await write()) ?? ((await endPassedRequests(trx, request)) ? await write() : undefined);
  if (saved === undefined) return refuse("duplicate-appointment", await pendingAppointment(trx, request));
  await waitingIsBooked(transaction, place, { ...request, appointmentId: id });
  if (terms !== undefined) {
    const joined = await takePart(transaction, terms, id, request, vehicle);
    if (!joined.ok) return joined;
  }
  await announceChange(transaction, [serviceTopic(request.centerId)]);
  await sendJob(transaction, notifyOfAppointment, { appointmentId: id, version: 1 });
  return succeed({ ...saved, requoted: slot.requoted });
}

/** Everything that a booking depends on, and nothing written. From here to its end nobody else books for the vehicle. */
async function readVisit(transaction: AnyTransaction, id: string, request: BookingRequest) {
  const trx = tablesOf<BookingTables>(transaction);
  const { customerId, vehicleId, campaign } = request;
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, transaction);
  if (vehicle === undefined) return refuse("vehicle-not-found");
  const terms =
    campaign === undefined ? undefined : await campaignTerms(transaction, { ...request, campaign });
  if (terms?.ok === false) return terms;
  if (terms && !isEligible(vehicle.modelYear, terms.value.eligibleYears))
    return refuse("vehicle-not-eligible");
  const others = await othersOfVehicle(trx, { ...request, appointmentId: id });
  const place = await lockPlace(transaction, request);
  const slotRequest = { ...request, vehicle, busy: busyTimes(others), campaign: terms?.value };
  const slot = await planSlot(transaction, slotRequest, { appointmentId: id });
  return slot.ok ? succeed({ vehicle, terms: terms?.value, others, place, slot: slot.value }) : slot;
}

/** The vehicle takes part in the campaign by this appointment, once. */
function takePart(
  trx: AnyTransaction,
  terms: CampaignTerms,
  appointmentId: string,
  request: BookingRequest,
  { vin, model, modelYear }: OwnedVehicle,
): Promise<Result<number, CampaignRefusal>> {
  return joinCampaign(trx, terms, {
    ...request,
    id: newId<"CampaignRequest">(request.now.getTime()),
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
  request: BookingRequest & Pick<NewAppointment, "bay" | "mileageBelow">,
  vehicle: OwnedVehicle,
  code: "CNF" | "CREA",
): Promise<Omit<BookedAppointment, "requoted"> | undefined> {
  const number = await saveAppointment(trx, {
    ...request,
    id,
    // From our own record, whatever the caller says about the vehicle.
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: vehicle.model.en,
    moves: [{ code, at: request.now, actor: "customer" }],
  });
  return number === undefined ? undefined : { id, reference: referenceOf(number, config.served.code), code };
}

/** The request that waits; nothing where it is a former owner's. */
async function pendingAppointment(
  trx: Transaction<BookingTables>,
  { customerId, vehicleId }: BookingRequest,
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
