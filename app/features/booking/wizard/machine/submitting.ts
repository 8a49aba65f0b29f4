import { href } from "#app/lib/address/href.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { confirmationAddress } from "../../rules/booking-addresses.ts";
import { type BookedAppointment, type BookingState, mayContinue } from "../booking-state.ts";
import { appointmentBody, isSettled } from "../unanswered-submission.ts";
import { loseSlot } from "./lost-slot.ts";
import {
  choose,
  type EventOf,
  type Step,
  stay,
  type WizardEffect,
  type WizardState,
} from "./wizard-state.ts";

/** Sends the booking, unless the vehicle has another request that waits for its center. */
export function submit(state: WizardState): Step {
  const { booking, submission, otherRequestId: appointmentId } = state;
  if (appointmentId !== undefined) return stay({ ...state, obstacle: { kind: "duplicate", appointmentId } });
  const body = appointmentBody(booking);
  if (body === null || !mayContinue(booking) || submission.status !== "idle") return stay(state);
  return {
    state: { ...state, obstacle: null, submission: { status: "sending", body, booking } },
    effects: [{ type: "submit", body }],
  };
}

/** Sends the same body again, once there is a connection: it is done once, however often it is sent. */
export function resubmit(state: WizardState): Step {
  const { submission } = state;
  if (submission.status !== "waiting") return stay(state);
  return {
    state: { ...state, submission: { ...submission, status: "sending" } },
    effects: [{ type: "submit", body: submission.body }],
  };
}

export function settleSubmission(
  state: WizardState,
  { reply, isOnline }: EventOf<"submission-answered">,
): Step {
  const { submission } = state;
  if (submission.status === "idle") return stay(state);
  if (!reply.ok && reply.code === "network" && !isOnline)
    return {
      state: { ...state, submission: { ...submission, status: "waiting" } },
      effects: [{ type: "await-connection" }],
    };
  const settled: WizardState = { ...state, submission: { status: "idle" } };
  if (reply.ok) return finish(settled, submission.booking, reply.data);
  const refused = refuse(settled, reply);
  const first: WizardEffect[] = [{ type: "report-error", message: reply.code }];
  if (isSettled(reply.status)) first.push({ type: "forget-submission" });
  return { ...refused, effects: [...first, ...refused.effects] };
}

/** A made appointment leads to its confirmation, a changed one to the dashboard. What was read before is outdated. */
function finish(state: WizardState, sent: BookingState, answer: BookedAppointment): Step {
  const settle: WizardEffect[] = [{ type: "forget-submission" }, { type: "reread", what: "everything" }];
  if (sent.edited) {
    const leave = { type: "navigate", to: href("/dashboard"), completed: "update" } as const;
    return { state, effects: [...settle, { type: "forget-change" }, leave] };
  }
  const { serviceAppointmentId, reference } = answer;
  const booked = { serviceAppointmentId, reference };
  const to = confirmationAddress({ serviceAppointmentId }, sent.campaign?.name);
  return {
    state: choose({ ...state, booking: sent }, { type: "booked", booked }),
    effects: [...settle, { type: "report-booked", booking: sent, booked }, { type: "navigate", to }],
  };
}

function refuse(state: WizardState, reply: FailedReply): Step {
  const { code, message, detail } = reply;
  const { campaign } = state.booking;
  const appointmentId = typeof detail.appointmentId === "string" ? detail.appointmentId : undefined;
  switch (code) {
    case "slot-taken":
      return { state: loseSlot(state, reply), effects: [{ type: "reread", what: "slots" }] };
    case "duplicate-appointment":
      return stay({ ...state, obstacle: { kind: "duplicate", appointmentId } });
    case "campaign-pending":
      return {
        state: { ...state, obstacle: { kind: "campaign-pending", appointmentId } },
        effects: campaign ? [{ type: "report-campaign-pending", campaign: campaign.name }] : [],
      };
    case "appointment-changed":
      // Read again, the wizard begins anew with what the appointment is by now.
      return { state, effects: [{ type: "reread", what: "appointment" }] };
    default:
      return stay({ ...state, obstacle: { kind: "refused", code, message } });
  }
}
