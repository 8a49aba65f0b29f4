import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { createAppointmentCall, findFreeSlotsCall } from "../calls.ts";
import { changeAppointmentCall } from "../change-calls.ts";
import { type BookedAppointment, type BookingState, serviceCodes } from "../wizard/booking-state.ts";
import {
  type AppointmentBody,
  forgetSubmission,
  isSettled,
  submissionFor,
} from "../wizard/unanswered-submission.ts";
import { useBookingPage } from "./booking-page.ts";

export type SubmitOutcome = { ok: true; booked: BookedAppointment } | { ok: false; reply: FailedReply };

/**
 * Submits the booking, or the change of an appointment. A repetition whose first answer was lost, or was a failure of
 * ours, sends the same body with the same key, so that it is done once, however often the button is pressed and the page
 * is loaded. While the device is offline it waits, and goes out once there is a connection.
 */
export function useSubmitBooking() {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const queries = useQueryClient();
  const [submitting, setSubmitting] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const left = useLeaving();

  const submit = async (state: BookingState): Promise<SubmitOutcome | null> => {
    const body = appointmentBody(state);
    if (!body || submitting) return null;
    setSubmitting(true);
    const { body: sent, idempotencyKey } = submissionFor(sessionStorage, access.customerId, body);
    const asking = { language, query: { lang: language }, idempotencyKey };
    const once = () =>
      sent.appointmentId === undefined
        ? callAsCustomer(access, createAppointmentCall, { ...asking, body: sent })
        : callAsCustomer(access, changeAppointmentCall, {
            ...asking,
            body: { ...sent, appointmentId: sent.appointmentId, status: undefined },
          });
    let reply = await once();
    while (!reply.ok && reply.code === "network" && !navigator.onLine) {
      setWaiting(true);
      await backOnline(left);
      if (left.aborted) return null;
      reply = await once();
    }
    setWaiting(false);
    setSubmitting(false);
    // Activities and slots read before are no longer true.
    if (reply.ok) void queries.invalidateQueries({ refetchType: "none" });
    else if (reply.code === "slot-taken")
      void queries.invalidateQueries({ queryKey: [findFreeSlotsCall.id] });
    if (reply.ok || isSettled(reply.status)) forgetSubmission(sessionStorage);
    return reply.ok ? { ok: true, booked: reply.data } : { ok: false, reply };
  };
  return { submit, submitting, waiting };
}

/** Aborted when the customer leaves the page. */
function useLeaving(): AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving.current.signal;
}

function backOnline(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) resolve();
    window.addEventListener("online", () => resolve(), { once: true, signal: left });
    left.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** The body of a booking (product/api.md#appointment-body); null while something is missing. */
function appointmentBody(state: BookingState): AppointmentBody | null {
  const { vehicle, center, slot, mileage, edited, campaign } = state;
  if (!vehicle || !center || !slot || mileage === null) return null;
  return {
    ...(edited && { appointmentId: edited.id, version: edited.version }),
    ...(campaign && { campaign: campaign.name }),
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
