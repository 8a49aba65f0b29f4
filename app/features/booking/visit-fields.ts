import * as z from "zod/mini";
import { code, id, instant, joinedCodes, note, promiseKey } from "#app/features/scheduling/call-fields.ts";

/** What is wanted of a visit: where and when, what for, and the promise that was given for it. */
export const visitFields = {
  serviceTerritoryId: id,
  schedStartTime: instant,
  schedEndTime: instant,
  brand: code,
  mileage: z.int().check(z.minimum(0), z.maximum(2_000_000)),
  /** It is below the last reading, and the customer has confirmed that it is right. */
  mileageConfirmed: z.optional(z.boolean()),
  extendedFields: z.object({
    VIN__c: z.optional(z.string().check(z.maxLength(17))),
    Plate_Number__c: z.optional(z.string().check(z.maxLength(20))),
    Model_Text__c: z.optional(z.string().check(z.maxLength(80))),
    ServiceNote: note,
    AdditionalInformation: note,
    Service_Types__c: joinedCodes,
    vehicleId: id,
    territoryPromiseKey: promiseKey,
  }),
};

/** An appointment as a write answers with it. */
export const bookedAppointment = z.object({
  serviceAppointmentId: z.string(),
  /** What the customer says on the phone, for example RM-7K3QXA. */
  reference: z.string(),
  /** For example CREA (waits for the center) or CNF (confirmed). */
  code: z.string(),
  status: z.string(),
  schedStartTime: z.string(),
  schedEndTime: z.string(),
});
