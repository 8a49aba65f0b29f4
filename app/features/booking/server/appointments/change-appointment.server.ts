import type { Transaction, Updateable } from "kysely";
import {
  campaignOfAppointment,
  campaignTerms,
  moveWithinCampaign,
} from "#app/features/campaigns/campaigns.server.ts";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import {
  bayOf,
  planSlot,
  releaseBays,
  type SlotRefusal,
  takeSlot,
} from "#app/features/scheduling/scheduling.server.ts";
import {
  hoursAreFreed,
  lockPlace,
  waitingIsBooked,
  waitingIsPointless,
} from "#app/features/waiting-list/waiting-list.server.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { type AppointmentCode, moveAppointment } from "../../rules/appointments/appointment-states.ts";
import { mayChange } from "../../rules/appointments/change-limit.ts";
import { busyTimes, roomToMove } from "../../rules/appointments/vehicle-room.ts";
import { serviceTopic } from "../../rules/staff/service-topic.ts";
import type { BookingTables } from "../../tables.ts";
import { notifyOfAppointment } from "../messages/notify-of-appointment.server.ts";
import type { BookedAppointment, BookingRequest } from "./book-appointment.server.ts";
import { confirmedBelow } from "./last-reading.server.ts";
import type { Move } from "./save-appointment.server.ts";
import { othersOfVehicle } from "./vehicle-room.server.ts";

/** Which appointment, and how the customer last saw it. */
export interface ChangedAppointment {
  readonly customerId: string;
  readonly appointmentId: string;
  /** Where given, the change is refused if the appointment has moved on since. */
  readonly version?: number | undefined;
  readonly code?: AppointmentCode | undefined;
  /** The account is deleted: that waits for no time limit. */
  readonly atAnyTime?: boolean | undefined;
  readonly now: Date;
}
/** Why an appointment of a campaign cannot be changed within it. */
export type CampaignChangeRefusal = "campaign-not-found" | "campaign-ended" | "service-not-offered";
export type ChangeRefusal = "appointment-not-found" | "appointment-changed" | "too-late-to-change";
export type AppointmentChange = Omit<BookingRequest, "vehicleId" | "campaign"> & ChangedAppointment;
type Existing = Awaited<ReturnType<typeof lockAppointment>>;

/**
 * Moves an appointment to another slot or other services in the caller's transaction: the new hours are taken and the
 * old ones given back together, or nothing changes. The vehicle stays; a request is confirmed where the new center
 * confirms at once. Refuses what a booking refuses, but for the number of its appointments, which stays; and a change that
 * comes too late or after another one.
 */
export async function changeAppointment(
  transaction: AnyTransaction,
  request: AppointmentChange,
): Promise<Result<BookedAppointment, SlotRefusal | "vehicle-busy" | CampaignChangeRefusal | ChangeRefusal>> {
  const trx = tablesOf<BookingTables>(transaction);
  const existing = await changeableAppointment(trx, request);
  if (!existing.ok) return existing;
  const { id, vehicle_id: vehicleId, number } = existing.value;
  const campaign = await campaignOf(transaction, request);
  if (campaign?.ok === false) return campaign;
  const vehicle = await vehicleOfCustomer(request.customerId, vehicleId, transaction);
  const others = await othersOfVehicle(trx, { ...request, vehicleId });
  const bay = await bayOf(transaction, id);
  const place = await lockPlace(transaction, { ...request, vehicleId });
  const slotRequest = { ...request, vehicleId, vehicle, busy: busyTimes(others), campaign: campaign?.value };
  const slot = await planSlot(transaction, slotRequest, { appointmentId: id });
  if (!slot.ok) return slot;
  const room = roomToMove(others, request);
  if (!room.ok) return room;
  const taken = await takeSlot(transaction, slot.value);
  if (!taken.ok) return taken;
  await waitingIsBooked(transaction, place, request);
  if (campaign !== undefined) await moveWithinCampaign(transaction, request);
  const before = existing.value.code as AppointmentCode;
  const confirmed = moveAppointment(before, "CNF", "system");
  const code = slot.value.center.confirmsAtOnce && confirmed.ok ? confirmed.value : before;
  const moves: Move[] = [{ code: before, at: request.now, actor: "customer" }];
  if (code !== before) moves.push({ code, at: request.now, actor: "system" });
  const version = await saveMoves(trx, existing.value, moves, {
    center_id: request.centerId,
    bay: (await bayOf(transaction, id)) ?? null,
    starts_at: request.startsAt,
    ends_at: request.endsAt,
    service_codes: [...request.serviceCodes],
    mileage: request.mileage,
    mileage_below: await belowOf(transaction, existing.value, request),
    service_note: request.serviceNote,
    additional_information: request.additionalInformation,
    language: request.language,
  });
  const old = existing.value;
  if (!isSameTime(old, request)) await hoursAreFreed(transaction, { ...hoursOf(old), bay });
  await announceChange(transaction, [...new Set([old.center_id, request.centerId])].map(serviceTopic));
  await sendJob(transaction, notifyOfAppointment, { appointmentId: id, version });
  const reference = referenceOf(number, config.served.code);
  return succeed({ id, reference, code, requoted: slot.value.requoted });
}

/** What was confirmed of a reading stays with it; another one is looked at anew. */
function belowOf(transaction: AnyTransaction, existing: NonNullable<Existing>, request: AppointmentChange) {
  const { vehicle_id: vehicleId, mileage, mileage_below: below } = existing;
  return mileage === request.mileage ? below : confirmedBelow({ ...request, vehicleId }, transaction);
}

/**
 * The campaign in which the vehicle takes part by an appointment, with the last day that held for it then. Refuses one that
 * does not run any more, and services without its own.
 */
async function campaignOf(
  transaction: AnyTransaction,
  { customerId, appointmentId, brand, language, serviceCodes, now }: AppointmentChange,
): Promise<Result<{ name: string; lastDay: string }, CampaignChangeRefusal> | undefined> {
  const part = await campaignOfAppointment({ customerId, appointmentId }, transaction);
  if (part === undefined) return undefined;
  const terms = await campaignTerms(transaction, { campaign: part.name, brand, language, serviceCodes, now });
  return terms.ok ? succeed(part) : terms;
}

/** The hours in which an appointment stands. */
function hoursOf({ center_id: centerId, starts_at: from, ends_at: to }: NonNullable<Existing>) {
  return { centerId, from, to };
}

function isSameTime(
  { center_id, starts_at, ends_at }: NonNullable<Existing>,
  { centerId, startsAt, endsAt }: Pick<BookingRequest, "centerId" | "startsAt" | "endsAt">,
): boolean {
  return center_id === centerId && +starts_at === +startsAt && +ends_at === +endsAt;
}

/** Cancels an appointment in the caller's transaction and gives its hours back. Refuses as a change does. */
export async function cancelAppointment(
  transaction: AnyTransaction,
  request: ChangedAppointment,
): Promise<Result<Omit<BookedAppointment, "requoted"> & { startsAt: Date; endsAt: Date }, ChangeRefusal>> {
  const trx = tablesOf<BookingTables>(transaction);
  const existing = await changeableAppointment(trx, request);
  if (!existing.ok) return existing;
  const { id, number, vehicle_id: vehicleId, starts_at: startsAt, ends_at: endsAt } = existing.value;
  const moved = moveAppointment(existing.value.code as AppointmentCode, "CANC", "customer");
  if (!moved.ok) return refuse("too-late-to-change");
  const bay = await bayOf(transaction, id);
  await waitingIsPointless(transaction, request);
  const taker = { customerId: request.customerId, vehicleId, as: { appointmentId: id } };
  await releaseBays(transaction, taker, request.now);
  await hoursAreFreed(transaction, { ...hoursOf(existing.value), bay });
  const canceled: Move = { code: moved.value, at: request.now, actor: "customer" };
  const version = await saveMoves(trx, existing.value, [canceled], { bay: null });
  await announceChange(transaction, [serviceTopic(existing.value.center_id)]);
  await sendJob(transaction, notifyOfAppointment, { appointmentId: id, version });
  const reference = referenceOf(number, config.served.code);
  return succeed({ id, reference, code: moved.value, startsAt, endsAt });
}

/** The customer's appointment, locked until the transaction ends, if they may change it now. */
async function changeableAppointment(
  trx: Transaction<BookingTables>,
  { customerId, appointmentId, version, code, atAnyTime, now }: ChangedAppointment,
): Promise<Result<NonNullable<Existing>, ChangeRefusal>> {
  const existing = await lockAppointment(trx, customerId, appointmentId);
  if (existing === undefined) return refuse("appointment-not-found");
  if ((version ?? existing.version) !== existing.version || (code ?? existing.code) !== existing.code)
    return refuse("appointment-changed");
  if (atAnyTime !== true && !mayChange(existing.code as AppointmentCode, existing.starts_at, now))
    return refuse("too-late-to-change");
  return succeed(existing);
}

function lockAppointment(trx: Transaction<BookingTables>, customerId: string, appointmentId: string) {
  return (
    trx
      .selectFrom("booking.appointment")
      .select(["id", "number", "vehicle_id", "code", "version", "center_id", "starts_at", "ends_at"])
      .select(["mileage", "mileage_below"])
      .where("id", "=", appointmentId)
      .where("customer_id", "=", customerId)
      // Not against a caller who only names the appointment, as the waiting list does.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/**
 * Writes moves, with what else they change, and answers with the version of the last. A change that keeps the code is a
 * move too: it raises the version and has its moment.
 */
async function saveMoves(
  trx: Transaction<BookingTables>,
  { id, version }: NonNullable<Existing>,
  moves: readonly Move[],
  fields: Updateable<BookingTables["booking.appointment"]> = {},
): Promise<number> {
  const last = version + moves.length;
  const code = moves.at(-1)?.code;
  await trx
    .updateTable("booking.appointment")
    .set({ ...fields, code, version: last, moved_at: moves.at(-1)?.at })
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("booking.appointment_move")
    .values(moves.map((move, index) => ({ ...move, appointment_id: id, version: version + 1 + index })))
    .execute();
  return last;
}
