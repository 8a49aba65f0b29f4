import { sql } from "kysely";
import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import type { BookingTables } from "../../tables.ts";
import {
  type ActivitiesAsked,
  type AppointmentRow,
  shownActivities,
  shownAppointment,
  withOpeningDay,
} from "../appointments/read-appointments.server.ts";
import { accountOf, type Desk } from "./plan-visit.server.ts";
import { recordOfAccount, recordsOfAccount, type SchedulerRecord } from "./scheduler-records.server.ts";

/** The appointments of a customer's account at our centres, next event first, also those that the office made. */
export async function listFromSalesforce(
  { send }: Desk,
  { customerId, vehicleId }: ActivitiesAsked,
  language: Language,
  now: Date,
): Promise<Activity[]> {
  const records = await recordsOfAccount(send, await accountOf(customerId), { vehicleId, now });
  return shownActivities(await rowsOf(records), language, now);
}

/** One of them. Undefined for another account's, as for one that nobody has. */
export async function readFromSalesforce(
  { send }: Desk,
  customerId: string,
  appointmentId: string,
  language: Language,
  now: Date,
): Promise<AppointmentDetails | undefined> {
  const record = await recordOfAccount(send, await accountOf(customerId), appointmentId);
  const [row] = await rowsOf(record === undefined ? [] : [record]);
  return row && withOpeningDay(shownAppointment(row, language, now), customerId);
}

/** Records with what we know of their centres and services. One query. */
async function rowsOf(records: readonly SchedulerRecord[]): Promise<AppointmentRow[]> {
  const services = sql<{ typeCode: string; name: Record<Language, string> }[]>`coalesce((
    select json_agg(json_build_object('typeCode', s.code, 'name', json_build_object('en', s.name_en, 'ar', s.name_ar))
      order by s.position)
    from booking.service_type s
    where s.code = any(${[...new Set(records.flatMap(codesOf))]}::text[])), '[]')`;
  const centers = await database<BookingTables>()
    .selectFrom("booking.center")
    .selectAll()
    .select(services.as("services"))
    .where("external_id", "in", ["", ...records.map((record) => record.ServiceTerritory.External_Id__c)])
    .execute();
  const centerOf = new Map(centers.map((center) => [center.external_id, center]));
  return records.flatMap((record) => {
    const center = centerOf.get(record.ServiceTerritory.External_Id__c);
    return center === undefined ? [] : [rowOf(record, center)];
  });
}

type Place = Omit<AppointmentRow, keyof ReturnType<typeof factsOf> | "services" | "center_id"> &
  Pick<AppointmentRow, "services"> & { readonly id: string };

function rowOf(record: SchedulerRecord, { id, services, ...center }: Place): AppointmentRow {
  const codes = codesOf(record);
  return {
    ...center,
    center_id: id,
    services: services.filter(({ typeCode }) => codes.includes(typeCode)),
    ...factsOf(record),
  };
}

function factsOf(record: SchedulerRecord) {
  return {
    id: record.Id,
    reference: record.AppointmentNumber,
    code: record.code,
    starts_at: record.SchedStartTime,
    ends_at: record.SchedEndTime,
    service_codes: codesOf(record),
    vehicle_id: record.Marsa_Vehicle_Id__c,
    mileage: record.Mileage__c,
    service_note: record.Service_Note__c,
    additional_information: record.Additional_Information__c,
    version: record.version,
    moves: movesOf(record),
  };
}

/** Salesforce tells when a record was made and last changed; what lay between is in its own history. */
function movesOf({ code, CreatedDate, LastModifiedDate }: SchedulerRecord) {
  const requested = { code: "CREA", at: CreatedDate };
  return code === "CREA" ? [requested] : [requested, { code, at: LastModifiedDate }];
}

function codesOf({ Service_Types__c }: SchedulerRecord): string[] {
  return splitCodes(Service_Types__c);
}
