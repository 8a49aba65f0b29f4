import { type Selectable, sql } from "kysely";
import { campaignOfAppointment, campaignPrice } from "#app/features/campaigns/campaigns.server.ts";
import {
  type CenterRow,
  centerAddress,
  type NamedService,
  nightOf,
  readPlaces,
} from "#app/features/scheduling/scheduling.server.ts";
import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import { inOrderOfInterest } from "../../rules/appointments/activity-order.ts";
import { type AppointmentCode, statusOfCode } from "../../rules/appointments/appointment-states.ts";
import { mayChange } from "../../rules/appointments/change-limit.ts";
import type { Appointment, BookingTables } from "../../tables.ts";
import { visitPath } from "./visit-link.server.ts";

/** Of what is to come, and as many again of what has begun or is past. */
export const mostActivities = 100;

/** Whose appointments are listed, and of which of their vehicles; without one of all. */
export interface ActivitiesQuery {
  readonly customerId: string;
  readonly vehicleId?: string | undefined;
}

/**
 * A customer's appointments as activities, next event first: the nearest hundred to come, and the latest hundred that have
 * begun. Three queries.
 */
export async function listActivities(
  { customerId, vehicleId }: ActivitiesQuery,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<Activity[]> {
  const all = appointmentsOf(customerId, trx).limit(mostActivities);
  const wanted = vehicleId === undefined ? all : all.where("appointment.vehicle_id", "=", vehicleId);
  const [coming, begun] = await Promise.all([
    wanted.where("appointment.starts_at", ">=", now).orderBy("appointment.starts_at").execute(),
    wanted.where("appointment.starts_at", "<", now).orderBy("appointment.starts_at", "desc").execute(),
  ]);
  return shownActivities(await placed([...coming, ...begun].map(withReference), trx), language, now);
}

/** Appointments as activities, next event first, wherever they were read. */
export function shownActivities(
  rows: readonly (Omit<AppointmentFacts, "moves"> & Placed)[],
  language: Language,
  now: Date,
): Activity[] {
  const events = rows.map((row) => ({
    row,
    code: row.code as AppointmentCode,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
  return inOrderOfInterest(events, now).map(({ row, code }) => ({
    id: row.id,
    type: "service",
    code,
    status: statusOfCode[code],
    title: withCommas(
      row.services.map(({ name }) => name[language]),
      language,
    ),
    reference: row.reference,
    at: row.starts_at.toISOString(),
    endAt: row.ends_at.toISOString(),
    location: row.center[`name_${language}`],
    phoneNumber: row.center.phone,
    timeZone: row.center.time_zone,
    vehicleId: row.vehicle_id,
    serviceTypes: row.service_codes.join(";"),
    reason: row.end_reason ?? undefined,
    actions: actionsOf(code, row.starts_at, now),
  }));
}

/**
 * One appointment of a customer. Undefined for someone else's, as for one that nobody has. Three queries, one more for what
 * may still be changed, and one for the price of a campaign.
 */
export async function readAppointment(
  customerId: string,
  appointmentId: string,
  language: Language,
  now: Date,
  trx?: AnyTransaction,
): Promise<AppointmentDetails | undefined> {
  const row = await withMoves(appointmentsOf(customerId, trx))
    .where("appointment.id", "=", appointmentId)
    .executeTakeFirst();
  const [shown] = row ? await placed([row], trx) : [];
  if (shown === undefined) return undefined;
  const campaign = await campaignOfAppointment({ customerId, appointmentId }, trx);
  const own = campaign && (await campaignPrice(trx, campaign.name, language));
  return withOpeningDay({ ...withLink(shown, language, now), campaign: own }, campaign?.name, trx);
}

/** The appointment with the day under which its time is offered: a change begins there. */
export async function withOpeningDay(
  appointment: AppointmentDetails,
  campaign?: string,
  trx?: AnyTransaction,
): Promise<AppointmentDetails> {
  const { serviceTerritoryId, schedStartTime, actions } = appointment;
  if (!actions.includes("edit")) return appointment;
  return {
    ...appointment,
    openingDay: await nightOf(serviceTerritoryId, new Date(schedStartTime), campaign, trx),
  };
}

/** A customer's appointments that start at `since` or later, in order of time. Two queries. */
export async function readAppointmentsSince(
  customerId: string,
  since: Date,
  language: Language,
  now: Date,
): Promise<AppointmentDetails[]> {
  const rows = await withMoves(appointmentsOf(customerId))
    .where("appointment.starts_at", ">=", since)
    .orderBy("appointment.starts_at")
    .orderBy("appointment.id")
    .execute();
  return (await placed(rows)).map((row) => withLink(row, language, now));
}

/** An appointment with everything that is shown of it, wherever it was read. */
export function shownAppointment(
  row: AppointmentFacts & Placed,
  language: Language,
  now: Date,
): AppointmentDetails {
  const code = row.code as AppointmentCode;
  const { center } = row;
  return {
    id: row.id,
    reference: row.reference,
    code,
    status: statusOfCode[code],
    schedStartTime: row.starts_at.toISOString(),
    schedEndTime: row.ends_at.toISOString(),
    timeZone: center.time_zone,
    serviceTerritoryId: row.center_id,
    serviceTypes: row.service_codes.join(";"),
    vehicleId: row.vehicle_id,
    mileage: row.mileage,
    serviceNote: row.service_note,
    additionalInformation: row.additional_information,
    locationInfo: {
      latitude: center.latitude,
      longitude: center.longitude,
      title: center[`name_${language}`],
      address: centerAddress(center, language),
      phoneNumber: center.phone,
    },
    serviceAppointmentAdditionalData: {
      serviceList: row.services.map(({ typeCode, name }) => ({ typeCode, description: name[language] })),
    },
    version: row.version,
    reason: row.end_reason ?? undefined,
    actions: actionsOf(code, row.starts_at, now),
    history: row.moves.map((move) => ({ code: move.code, at: new Date(move.at).toISOString() })),
  };
}

function actionsOf(code: AppointmentCode, startsAt: Date, now: Date): AppointmentDetails["actions"] {
  return mayChange(code, startsAt, now) ? ["view", "edit", "cancel"] : ["view"];
}

/** The same with the link that changes it, of our own database. */
function withLink(
  row: Omit<AppointmentFacts, "reference"> &
    Placed & { readonly number: number; readonly customer_id: string },
  language: Language,
  now: Date,
): AppointmentDetails {
  const referred = withReference(row);
  const { id, reference, customer_id: customerId } = referred;
  const shown = shownAppointment(referred, language, now);
  return row.ends_at > now ? { ...shown, visitPath: visitPath({ id, reference, customerId }) } : shown;
}

/** What is read of an appointment before it is shown in a language. */
export interface AppointmentFacts
  extends Pick<
    Selectable<Appointment>,
    | "id"
    | "code"
    | "starts_at"
    | "ends_at"
    | "center_id"
    | "service_codes"
    | "vehicle_id"
    | "mileage"
    | "service_note"
    | "additional_information"
    | "version"
  > {
  readonly reference: string;
  /** Why staff ended it, where they gave its customer a reason. */
  readonly end_reason: string | null;
  readonly moves: readonly { code: string; at: string | Date }[];
}
export interface Placed {
  readonly center: CenterRow;
  readonly services: readonly NamedService[];
}

/** Appointments with their centers and what their services are called, wherever they were read. One query. */
export async function placed<Facts extends Pick<AppointmentFacts, "center_id" | "service_codes">>(
  appointments: readonly Facts[],
  trx?: AnyTransaction,
): Promise<(Facts & Placed)[]> {
  if (appointments.length === 0) return [];
  const { centers, services: names } = await readPlaces(
    appointments.map((one) => one.center_id),
    appointments.flatMap((one) => one.service_codes),
    trx,
  );
  const centerOf = new Map(centers.map((center) => [center.id, center]));
  return appointments.flatMap((one) => {
    const center = centerOf.get(one.center_id);
    const services = names.filter(({ typeCode }) => one.service_codes.includes(typeCode));
    return center === undefined ? [] : [{ ...one, center, services }];
  });
}

function withReference<Row extends { readonly number: number }>(row: Row): Row & { reference: string } {
  return { ...row, reference: referenceOf(row.number, config.served.code) };
}

function appointmentsOf(customerId: string, trx?: AnyTransaction) {
  return tablesFor<BookingTables>(trx)
    .selectFrom("booking.appointment as appointment")
    .selectAll("appointment")
    .select(endReason.as("end_reason"))
    .where("appointment.customer_id", "=", customerId);
}

/** What staff wrote beside the end of an appointment. Of one to which nobody came it is for their colleagues alone. */
const endReason = sql<string | null>`case when appointment.no_show_at is null then (
  select m.reason from booking.appointment_move m
  where m.appointment_id = appointment.id and m.version = appointment.version and m.code in ('RJD', 'CANC')) end`;

/** With the history that a customer sees: nothing of what staff took back, or changed behind the scenes. */
function withMoves(appointments: ReturnType<typeof appointmentsOf>) {
  const moves = sql<{ code: string; at: string }[]>`coalesce((
    select json_agg(json_build_object('code', m.code, 'at', m.at) order by m.version)
    from booking.appointment_move m where m.appointment_id = appointment.id
      and not m.is_internal and m.undone_at is null and m.undoes is null), '[]')`;
  return appointments.select(moves.as("moves"));
}
