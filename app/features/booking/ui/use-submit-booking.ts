import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { createAppointmentCall, findFreeSlotsCall } from "../calls.ts";
import { type BookedAppointment, type BookingState, serviceCodes } from "../wizard/booking-state.ts";
import { forgetSubmission, isSettled, submissionFor } from "../wizard/unanswered-submission.ts";
import { useBookingPage } from "./booking-page.ts";

type AppointmentBody = BodyOf<typeof createAppointmentCall>;
export type SubmitOutcome = { ok: true; booked: BookedAppointment } | { ok: false; reply: FailedReply };

/**
 * Submits the booking. A repetition whose first answer was lost, or was a failure of ours, sends the same body with the
 * same key, so that the appointment is made once, however often the button is pressed and the page is loaded.
 */
export function useSubmitBooking() {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const queries = useQueryClient();
  const [submitting, setSubmitting] = useState(false);

  const submit = async (state: BookingState): Promise<SubmitOutcome | null> => {
    const body = appointmentBody(state);
    if (!body || submitting) return null;
    setSubmitting(true);
    const { body: sent, idempotencyKey } = submissionFor(sessionStorage, access.customerId, body);
    const reply = await callAsCustomer(access, createAppointmentCall, {
      language,
      query: { lang: language },
      body: sent,
      idempotencyKey,
    });
    setSubmitting(false);
    // Activities and slots read before are no longer true.
    if (reply.ok) void queries.invalidateQueries({ refetchType: "none" });
    else if (reply.code === "slot-taken")
      void queries.invalidateQueries({ queryKey: [findFreeSlotsCall.id] });
    if (reply.ok || isSettled(reply.status)) forgetSubmission(sessionStorage);
    return reply.ok ? { ok: true, booked: reply.data } : { ok: false, reply };
  };
  return { submit, submitting };
}

/** The body of the specification's section 7; null while something is missing. */
function appointmentBody(state: BookingState): AppointmentBody | null {
  const { vehicle, center, slot, mileage } = state;
  if (!vehicle || !center || !slot || mileage === null) return null;
  return {
    serviceTerritoryId: center.id,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    brand: vehicle.brand,
    mileage,
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
