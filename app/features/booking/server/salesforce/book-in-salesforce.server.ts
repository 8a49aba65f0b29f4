import { campaignTerms } from "#app/features/campaigns/campaigns.server.ts";
import { isEligible } from "#app/features/campaigns/rules/campaigns.ts";
import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { OnceElsewhere } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { roomToBook } from "../../rules/appointments/vehicle-room.ts";
import type { BookedAppointment, BookingRequest } from "../appointments/book-appointment.server.ts";
import type { BookRefusal } from "../backend/scheduling.server.ts";
import { assignResource, promiseOf } from "./assign-resource.server.ts";
import { accountOf, type Desk, type PlannedVisit, planVisit } from "./plan-visit.server.ts";
import {
  appointmentOf,
  extendedFields,
  recordOfBooking,
  recordsOfVehicle,
  type SchedulerRecord,
  statusOf,
  writeKey,
} from "./scheduler-records.server.ts";

/**
 * Books a slot in Salesforce under the key of the request, which is unique there: a repetition, also after a lost answer,
 * meets the first record. Refuses as a booking of ours does; what the vehicle has already is looked up and not enforced.
 */
export async function bookInSalesforce(
  desk: Desk,
  { idempotencyKey }: OnceElsewhere,
  request: BookingRequest,
): Promise<Result<BookedAppointment, BookRefusal>> {
  const { customerId, vehicleId, centerId } = request;
  const key = writeKey(customerId, idempotencyKey);
  const made = await recordOfBooking(desk.send, key);
  if (made !== undefined) return succeed(bookedOf(made));
  const { campaign } = request;
  const terms = campaign === undefined ? undefined : await campaignTerms(undefined, { ...request, campaign });
  if (terms?.ok === false) return terms;
  const planned = await planVisit(desk, { ...request, centerIds: [centerId] });
  if (!planned.ok) return planned;
  if (terms && !isEligible(planned.value.vehicle.modelYear, terms.value.eligibleYears))
    return refuse("vehicle-not-eligible");
  if (planned.value.accountId === "") return refuse("reference-not-known");
  const promise = promiseOf(planned.value, request);
  if (promise === "forged") return refuse("promise-invalid");
  const others = await recordsOfVehicle(desk.send, vehicleId);
  const pending = others.find(({ StatusCategory }) => StatusCategory === "None");
  if (pending !== undefined) {
    const isTheirs = pending.ParentRecordId === (await accountOf(customerId));
    return refuse("duplicate-appointment", isTheirs ? { appointmentId: pending.Id } : {});
  }
  const room = roomToBook(others.map(appointmentOf), request, config.limits.appointmentsAhead);
  if (!room.ok) return room;
  const lastDay = dayNumberOf(terms?.value.lastDay ?? "");
  const booked = await assignResource(
    desk,
    planned.value,
    { ...request, lastDay },
    {
      written: () => recordOfBooking(desk.send, key),
      request: (resourceId) => ({
        method: "POST",
        body: {
          serviceAppointment: {
            parentRecordId: planned.value.accountId,
            ...scheduleOf(planned.value, request),
            extendedFields: extendedFields({
              Status: planned.value.centers[0]?.confirmsAtOnce ? statusOf.CNF : statusOf.CREA,
              Marsa_Booking_Key__c: key,
              Marsa_Vehicle_Id__c: vehicleId,
              Campaign__c: terms?.value.name,
              ...fieldsOf(planned.value, request),
            }),
          },
          ...assignedTo(desk, resourceId),
        },
      }),
    },
  );
  return booked.ok ? succeed({ ...bookedOf(booked.value), requoted: promise === "expired" }) : booked;
}

export function bookedOf({ Id, AppointmentNumber, code }: SchedulerRecord): BookedAppointment {
  return { id: Id, reference: AppointmentNumber, code, requoted: false };
}

/** When and where, in UTC and by the organization's ids. */
export function scheduleOf(
  { workTypeId, territories }: PlannedVisit,
  { startsAt, endsAt }: Pick<BookingRequest, "startsAt" | "endsAt">,
) {
  return {
    workTypeId,
    serviceTerritoryId: territories.keys().next().value,
    schedStartTime: startsAt.toISOString(),
    schedEndTime: endsAt.toISOString(),
  };
}

/** What a visit says, from our own record wherever the vehicle is concerned. */
export function fieldsOf({ vehicle }: PlannedVisit, request: Omit<BookingRequest, "vehicleId">) {
  return {
    VIN__c: vehicle.vin,
    Plate_Number__c: vehicle.plate,
    Model_Text__c: vehicle.model.en,
    Service_Types__c: request.serviceCodes.join(";"),
    Service_Note__c: request.serviceNote,
    Additional_Information__c: request.additionalInformation,
    Mileage__c: request.mileage,
    Language__c: request.language,
  };
}

export function assignedTo({ schedulingPolicyId }: Desk, serviceResourceId: string) {
  const resource = {
    serviceResourceId,
    isRequiredResource: true,
    isPrimaryResource: true,
    extendedFields: [],
  };
  return { assignedResources: [resource], ...(schedulingPolicyId !== undefined && { schedulingPolicyId }) };
}
