import { createHash } from "node:crypto";
import * as z from "zod";
import { instantIn, query, soqlText } from "#app/features/scheduling/scheduling.server.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import type { SalesforceClient } from "#app/platform/salesforce/salesforce-client.server.ts";
import { type AppointmentCode, appointmentCodes } from "../../rules/appointments/appointment-states.ts";
import type { OtherAppointment } from "../../rules/appointments/vehicle-room.ts";
import { mostActivities } from "../appointments/read-appointments.server.ts";

const instant = z.string().transform(instantIn);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/**
 * A ServiceAppointment (Salesforce Scheduler Developer Guide, "ServiceAppointment"). Fields in `__c` are the importer's to
 * make; decision 031 lists them.
 */
const record = z
  .object({
    Id: z.string(),
    AppointmentNumber: z.string(),
    ParentRecordId: z.string(),
    Status: z.string(),
    StatusCategory: text,
    SchedStartTime: instant,
    SchedEndTime: instant,
    CreatedDate: instant,
    LastModifiedDate: instant,
    WorkTypeId: text,
    ServiceTerritoryId: z.string(),
    ServiceTerritory: z.object({ External_Id__c: z.string() }),
    Marsa_Booking_Key__c: text,
    Marsa_Change_Key__c: text,
    Marsa_Vehicle_Id__c: text,
    Service_Types__c: text,
    Service_Note__c: text,
    Additional_Information__c: text,
    Mileage__c: z
      .number()
      .nullish()
      .transform((value) => Math.round(value ?? 0)),
  })
  .transform((fields) => ({ ...fields, code: codeOf(fields), version: versionOf(fields) }));
export type SchedulerRecord = z.output<typeof record>;

const fields =
  `Id, AppointmentNumber, ParentRecordId, Status, StatusCategory, SchedStartTime, SchedEndTime, CreatedDate,
  LastModifiedDate, WorkTypeId, ServiceTerritoryId, ServiceTerritory.External_Id__c, Marsa_Booking_Key__c, Marsa_Change_Key__c,
  Marsa_Vehicle_Id__c, Service_Types__c, Service_Note__c, Additional_Information__c, Mileage__c`.replace(
    /\s+/g,
    " ",
  );

/** The appointment that a booking made, if it made one. */
export function recordOfBooking(send: SalesforceClient, key: string): Promise<SchedulerRecord | undefined> {
  return first(send, `Marsa_Booking_Key__c = ${soqlText(key)}`);
}

/** One appointment of an account. A text that cannot be an id is not sent: Salesforce rejects the query. */
export async function recordOfAccount(
  send: SalesforceClient,
  accountId: string,
  id: string,
): Promise<SchedulerRecord | undefined> {
  if (accountId === "" || !/^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/.test(id)) return undefined;
  return first(send, `Id = ${soqlText(id)} AND ParentRecordId = ${soqlText(accountId)}`);
}

/** The appointments of a vehicle, the latest first. */
export function recordsOfVehicle(send: SalesforceClient, vehicleId: string): Promise<SchedulerRecord[]> {
  const condition = `Marsa_Vehicle_Id__c = ${soqlText(vehicleId)}`;
  const order = `ORDER BY SchedStartTime DESC LIMIT ${mostActivities}`;
  return query(send, `SELECT ${fields} FROM ServiceAppointment WHERE ${condition} ${order}`, record);
}

/** A record as our own rules look at what a vehicle has. */
export function appointmentOf({ code, SchedStartTime, SchedEndTime }: SchedulerRecord): OtherAppointment {
  return { code, startsAt: SchedStartTime, endsAt: SchedEndTime };
}

/** The appointments of an account, or of one vehicle of it: the nearest to come, and the latest that have begun. */
export async function recordsOfAccount(
  send: SalesforceClient,
  accountId: string,
  { vehicleId, now }: { readonly vehicleId?: string | undefined; readonly now: Date },
): Promise<SchedulerRecord[]> {
  if (accountId === "") return [];
  const ofVehicle = vehicleId === undefined ? "" : ` AND Marsa_Vehicle_Id__c = ${soqlText(vehicleId)}`;
  const read = (since: string, order: string) => {
    const condition = `ParentRecordId = ${soqlText(accountId)}${ofVehicle} AND SchedStartTime ${since} ${now.toISOString()}`;
    const soql = `SELECT ${fields} FROM ServiceAppointment WHERE ${condition} ORDER BY SchedStartTime ${order}`;
    return query(send, `${soql} LIMIT ${mostActivities}`, record);
  };
  return (await Promise.all([read(">=", "ASC"), read("<", "DESC")])).flat();
}

async function first(send: SalesforceClient, condition: string): Promise<SchedulerRecord | undefined> {
  const soql = `SELECT ${fields} FROM ServiceAppointment WHERE ${condition} LIMIT 1`;
  return (await query(send, soql, record))[0];
}

/** The key of a write in Salesforce: a customer's own, and nothing can be read from it. */
export function writeKey(customerId: string, idempotencyKey: string): string {
  return createHash("sha256")
    .update(JSON.stringify([customerId, idempotencyKey]))
    .digest("base64url");
}

/** The standard statuses by our codes; the importer's own picklist may hold the codes themselves. */
export const statusOf = { CREA: "None", CNF: "Scheduled", CANC: "Canceled" } as const;
const codeOfCategory: Readonly<Record<string, AppointmentCode>> = {
  None: "CREA",
  Scheduled: "CNF",
  Dispatched: "CNF",
  InProgress: "WIP",
  CannotComplete: "RJD",
  Completed: "OUT",
  Canceled: "CANC",
};

function codeOf(at: { readonly Status: string; readonly StatusCategory: string }): AppointmentCode {
  const code = appointmentCodes.find((one) => one === at.Status);
  return code ?? ownValue(codeOfCategory, at.StatusCategory) ?? "NEW";
}

/** Seconds, so that a calendar file can count with it. A change in Salesforce raises it too. */
function versionOf({ LastModifiedDate }: { readonly LastModifiedDate: Date }): number {
  return Math.floor(LastModifiedDate.getTime() / 1000);
}

/** Fields as the Connect API takes what is not its own: a list of names and texts. */
export function extendedFields(
  values: Readonly<Record<string, string | number | undefined>>,
): { name: string; value: string }[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }));
}
