import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useState } from "react";
import { href } from "#app/lib/address/href.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showActivityCall } from "../activity-calls.ts";
import { confirmationAddress } from "../rules/booking-addresses.ts";
import { trackBooked, trackBookingError } from "../wizard/booking-events.ts";
import type { BookingAction } from "../wizard/booking-reducer.ts";
import type { BookingState } from "../wizard/booking-state.ts";
import { forgetEdit, saveBooking } from "../wizard/sources/saved-booking.ts";
import { shownError } from "../wizard/submit-error.ts";
import { useBookingPage } from "./booking-page.ts";
import { alternativesIn, type LostSlot } from "./notices/lost-slot-banner.tsx";
import { useLocalNavigate } from "./use-local-navigate.ts";
import { useSubmitBooking } from "./use-submit-booking.ts";

interface SubmitEvents {
  onLost: (lost: LostSlot) => void;
  /** The vehicle has a request already, by this id where it is the customer's own. */
  onDuplicate: (appointmentId: string | undefined) => void;
  /** The vehicle takes part in the campaign already, by this appointment where it is the customer's own. */
  onPending: (appointmentId: string | undefined) => void;
}

/**
 * Submits; a made appointment leads to its confirmation, a changed one to the dashboard, a lost
 * slot back to the times, the rest to the banner.
 */
export function useConfirmedSubmit(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  { onLost, onDuplicate, onPending }: SubmitEvents,
) {
  const { texts, words } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const navigate = useLocalNavigate();
  const { submit: send, submitting, waiting } = useSubmitBooking();
  const queries = useQueryClient();
  const [error, setError] = useState<string | null>(null);

  const refuse = (reply: FailedReply) => {
    trackBookingError(reply.code);
    if (reply.code === "slot-taken") {
      dispatch({ type: "slot-lost" });
      onLost({ alternatives: alternativesIn(reply) });
      return;
    }
    const { appointmentId } = reply.detail;
    const existing = typeof appointmentId === "string" ? appointmentId : undefined;
    if (reply.code === "duplicate-appointment") return onDuplicate(existing);
    if (reply.code === "campaign-pending") return onPending(existing);
    // Read again, the wizard begins anew with what the appointment is by now.
    if (reply.code === "appointment-changed")
      return void queries.invalidateQueries({ queryKey: [showActivityCall.id] });
    const lostConnection = reply.code === "network";
    const defaultMessage = state.edited ? texts.defaultUpdateErrorMessage : texts.defaultErrorMessage;
    setError(
      lostConnection ? words.connectionLost : shownError(reply.message, texts.errorMessages, defaultMessage),
    );
  };
  const submit = async () => {
    setError(null);
    const outcome = await send(state);
    if (outcome === null) return;
    if (!outcome.ok) return refuse(outcome.reply);
    if (state.edited) {
      forgetEdit(sessionStorage);
      navigate(href("/dashboard"), { completed: "update" });
      return;
    }
    const { serviceAppointmentId, reference } = outcome.booked;
    const booked = { serviceAppointmentId, reference };
    trackBooked(state, booked);
    dispatch({ type: "booked", booked });
    saveBooking(sessionStorage, { ...state, booked }, customerId, Date.now());
    navigate(confirmationAddress({ serviceAppointmentId }, state.campaign?.name));
  };
  return { submit: () => void submit(), submitting, waiting, error, dismissError: () => setError(null) };
}
