import { unansweredSubmission } from "#app/features/scheduling/wizard/unanswered-submission.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import type { createAppointmentCall } from "../calls.ts";
import { type BookingState, serviceCodes } from "./booking-state.ts";

/** What is sent of an appointment, new or changed. */
export type AppointmentBody = BodyOf<typeof createAppointmentCall> & {
  readonly appointmentId?: string;
  readonly version?: number;
};

/** The booking that was sent and not yet answered. The promise is renewed every few minutes. */
export const { submissionFor, forgetSubmission } = unansweredSubmission<AppointmentBody>(
  "marsa.submission",
  (body) => ({ ...body, extendedFields: { ...body.extendedFields, territoryPromiseKey: "" } }),
);

/** The body of a booking (product/api.md#appointment-body); null while something is missing. */
export function appointmentBody(state: BookingState): AppointmentBody | null {
  const { vehicle, center, slot, mileage, confirmedMileage, edited, campaign } = state;
  if (!vehicle || !center || !slot || mileage === null) return null;
  return {
    ...(edited && { appointmentId: edited.id, version: edited.version }),
    ...(campaign && { campaign: campaign.name }),
    serviceTerritoryId: center.id,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    brand: vehicle.brand,
    mileage,
    ...(mileage === confirmedMileage && { mileageConfirmed: true }),
    extendedFields: {
      VIN__c: vehicle.vin,
      Plate_Number__c: vehicle.licensePlateNumber,
      Model_Text__c: vehicle.model,
      ServiceNote: state.additionalNotes,
      AdditionalInformation: state.reviewNotes,
      Service_Types__c: serviceCodes(state).join(";"),
      vehicleId: vehicle.vehicleId,
      territoryPromiseKey: slot.territoryPromiseKey,
    },
  };
}
