import { type Selectable, sql } from "kysely";
import { centerAddress } from "#app/features/scheduling/server/centers/center-address.server.ts";
import { nightOf } from "#app/features/scheduling/server/schedules/opening-day.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import { inOrderOfInterest } from "../../rules/appointments/activity-order.ts";
import { type AppointmentCode, statusOfCode } from "../../rules/appointments/appointment-states.ts";
import { mayChange } from "../../rules/appointments/change-limit.ts";
import type { Appointment, BookingTables, Center } from "../../tables.ts";
import { bookingWords } from "../../words.ts";
import { visitPath } from "./visit-link.server.ts";

/** Of what is to come, and as many again of what has begun or is past. */
export const mostActivities = 100;

/** Whose appointments are listed, and of which of their vehicles; without one of all. */
export interface ActivitiesAsked {
  readonly customerId: string;
  readonly vehicleId?: string | undefined;
}

/**
 * A customer's appointments as activities, next event first: the nearest hundred to come, and the latest hundred that have
 * begun. Two queries.
 */
export async function listActivities(
  { customerId, vehicleId }: ActivitiesAsked,
  language: Language,
  now: Date,
): Promise<Activity[]> {
  const all = appointmentsOf(customerId).limit(mostActivities);
  const asked = vehicleId === undefined ? all : all.where("appointment.vehicle_id", "=", vehicleId);
  const [coming, begun] = await Promise.all([
    asked.where("appointment.starts_at", ">=", now).orderBy("appointment.starts_at").execute(),
    asked.where("appointment.starts_at", "<", now).orderBy("appointment.starts_at", "desc").execute(),
  ]);
  return shownActivities([...coming, ...begun].map(withReference), language, now);
}

/** Appointments as activities, next event first, wherever they were read. */
export function shownActivities(
  rows: readonly Omit<AppointmentRow, "moves">[],
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
    title: row.services.map(({ name }) => name[language]).join(`${bookingWords.of(language).comma} `),
    reference: row.reference,
    at: row.starts_at.toISOString(),
    endAt: row.ends_at.toISOString(),
    location: row[`name_${language}`],
    timeZone: row.time_zone,
    vehicleId: row.vehicle_id,
    serviceTypes: row.service_codes.join(";"),
    actions: actionsOf(code, row.starts_at, now),
  }));
}

/**
 * One appointment of a customer. Undefined for someone else's, as for one that nobody has. One query, and one more for what
 * may still be changed.
 */
export async function readAppointment(
  customerId: string,
  appointmentId: string,
  language: Language,
  now: Date,
): Promise<AppointmentDetails | undefined> {
  const row = await withMoves(appointmentsOf(customerId))
    .where("appointment.id", "=", appointmentId)
    .executeTakeFirst();
  return row && withOpeningDay(withLink(row, language, now), customerId);
}

/** The appointment with the day under which its time is offered: whoever changes it begins there. */
export async function withOpeningDay(
  appointment: AppointmentDetails,
  customerId: string,
): Promise<AppointmentDetails> {
  const { id: appointmentId, vehicleId, serviceTerritoryId, schedStartTime, actions } = appointment;
  if (!actions.includes("edit")) return appointment;
  const whose = { customerId, vehicleId, appointmentId };
  return { ...appointment, openingDay: await nightOf(serviceTerritoryId, new Date(schedStartTime), whose) };
}

/** A customer's appointments that start at `since` or later, in order of time. One query. */
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
  return rows.map((row) => withLink(row, language, now));
}

/** An appointment with everything that is told of it, wherever it was read. */
export function shownAppointment(row: AppointmentRow, language: Language, now: Date): AppointmentDetails {
  const code = row.code as AppointmentCode;
  return {
    id: row.id,
    reference: row.reference,
    code,
    status: statusOfCode[code],
    schedStartTime: row.starts_at.toISOString(),
    schedEndTime: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    serviceTerritoryId: row.center_id,
    serviceTypes: row.service_codes.join(";"),
    vehicleId: row.vehicle_id,
    mileage: row.mileage,
    serviceNote: row.service_note,
    additionalInformation: row.additional_information,
    locationInfo: {
      latitude: row.latitude,
      longitude: row.longitude,
      title: row[`name_${language}`],
      address: centerAddress(row, language),
      phoneNumber: row.phone,
    },
    serviceAppointmentAdditionalData: {
      serviceList: row.services.map(({ typeCode, name }) => ({ typeCode, description: name[language] })),
    },
    version: row.version,
    actions: actionsOf(code, row.starts_at, now),
    history: row.moves.map((move) => ({ code: move.code, at: new Date(move.at).toISOString() })),
  };
}

function actionsOf(code: AppointmentCode, startsAt: Date, now: Date): AppointmentDetails["actions"] {
  return mayChange(code, startsAt, now) ? ["view", "edit", "cancel"] : ["view"];
}

/** The same with the link that changes it, of our own database. */
function withLink(
  row: Omit<AppointmentRow, "reference"> & { readonly number: number; readonly customer_id: string },
  language: Language,
  now: Date,
): AppointmentDetails {
  const referred = withReference(row);
  const { id, reference, customer_id: customerId } = referred;
  const shown = shownAppointment(referred, language, now);
  return row.ends_at > now ? { ...shown, visitPath: visitPath({ id, reference, customerId }) } : shown;
}

/** What is read of an appointment before it is shown in a language. */
export interface AppointmentRow
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
    >,
    Pick<
      Selectable<Center>,
      | "name_en"
      | "name_ar"
      | "street_en"
      | "street_ar"
      | "city_en"
      | "city_ar"
      | "latitude"
      | "longitude"
      | "phone"
      | "time_zone"
    > {
  readonly reference: string;
  readonly services: readonly { typeCode: string; name: Record<Language, string> }[];
  readonly moves: readonly { code: string; at: string | Date }[];
}

function withReference<Row extends { readonly number: number }>(row: Row): Row & { reference: string } {
  return { ...row, reference: referenceOf(row.number, config.served.code) };
}

function appointmentsOf(customerId: string) {
  const services = sql<{ typeCode: string; name: Record<Language, string> }[]>`coalesce((
    select json_agg(json_build_object('typeCode', s.code, 'name', json_build_object('en', s.name_en, 'ar', s.name_ar))
      order by s.position)
    from booking.service_type s where s.code = any(appointment.service_codes)), '[]')`;
  return database<BookingTables>()
    .selectFrom("booking.appointment as appointment")
    .innerJoin("booking.center as center", "center.id", "appointment.center_id")
    .selectAll("appointment")
    .select([
      "center.name_en",
      "center.name_ar",
      "center.street_en",
      "center.street_ar",
      "center.city_en",
      "center.city_ar",
      "center.latitude",
      "center.longitude",
      "center.phone",
      "center.time_zone",
    ])
    .select(services.as("services"))
    .where("appointment.customer_id", "=", customerId);
}

function withMoves(appointments: ReturnType<typeof appointmentsOf>) {
  const moves = sql<{ code: string; at: string }[]>`coalesce((
    select json_agg(json_build_object('code', m.code, 'at', m.at) order by m.version)
    from booking.appointment_move m where m.appointment_id = appointment.id), '[]')`;
  return appointments.select(moves.as("moves"));
}
