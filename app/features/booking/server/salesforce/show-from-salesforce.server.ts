import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import { readCenters } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import {
  type ActivitiesQuery,
  type AppointmentFacts,
  placed,
  shownActivities,
  shownAppointment,
  withOpeningDay,
} from "../appointments/read-appointments.server.ts";
import { accountOf, type Desk } from "./plan-visit.server.ts";
import { recordOfAccount, recordsOfAccount, type SchedulerRecord } from "./scheduler-records.server.ts";

/** The appointments of a customer's account at our centers, next event first, also those that the office made. */
export async function listFromSalesforce(
  { send }: Desk,
  { customerId, vehicleId }: ActivitiesQuery,
  language: Language,
  now: Date,
): Promise<Activity[]> {
  const records = await recordsOfAccount(send, await accountOf(customerId), { vehicleId, now });
  return shownActivities(await placed(await factsOf(records)), language, now);
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
  const [row] = await placed(await factsOf(record === undefined ? [] : [record]));
  return row && withOpeningDay(shownAppointment(row, language, now));
}

/** Records as our own appointments are read, at those of our centers that we have. */
async function factsOf(records: readonly SchedulerRecord[]): Promise<AppointmentFacts[]> {
  const externalIds = records.map((record) => record.ServiceTerritory.External_Id__c);
  const centerOf = new Map(
    (await readCenters({ externalIds })).map((center) => [center.external_id, center.id]),
  );
  return records.flatMap((record) => {
    const centerId = centerOf.get(record.ServiceTerritory.External_Id__c);
    if (centerId === undefined) return [];
    return {
      id: record.Id,
      reference: record.AppointmentNumber,
      code: record.code,
      center_id: centerId,
      starts_at: record.SchedStartTime,
      ends_at: record.SchedEndTime,
      service_codes: splitCodes(record.Service_Types__c),
      vehicle_id: record.Marsa_Vehicle_Id__c,
      mileage: record.Mileage__c,
      service_note: record.Service_Note__c,
      additional_information: record.Additional_Information__c,
      version: record.version,
      end_reason: null,
      moves: movesOf(record),
    };
  });
}

/** Salesforce says when a record was made and last changed; what lay between is in its own history. */
function movesOf({ code, CreatedDate, LastModifiedDate }: SchedulerRecord) {
  const requested = { code: "CREA", at: CreatedDate };
  return code === "CREA" ? [requested] : [requested, { code, at: LastModifiedDate }];
}
