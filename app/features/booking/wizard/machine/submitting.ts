import { isSettled, outcomeOf, sentAgain } from "#app/features/scheduling/wizard/submitting.ts";
import { href } from "#app/lib/address/href.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { confirmationAddress } from "../../rules/booking-addresses.ts";
import { appointmentBody } from "../appointment-body.ts";
import { type BookedAppointment, type BookingState, mayContinue } from "../booking-state.ts";
import { asksAboutMileage } from "../mileage.ts";
import { loseSlot } from "./lost-slot.ts";
import {
  choose,
  type EventOf,
  type Step,
  stay,
  type WizardEffect,
  type WizardState,
} from "./wizard-state.ts";

/** Sends the booking, unless the vehicle has another request that waits for its center, or its mileage a question. */
export function submit(state: WizardState): Step {
  const { booking, submission, otherRequestId: appointmentId } = state;
  if (appointmentId !== undefined) return stay({ ...state, obstacle: { kind: "duplicate", appointmentId } });
  const body = appointmentBody(booking);
  if (body === null || !mayContinue(booking) || asksAboutMileage(booking) || submission.status !== "idle")
    return stay(state);
  return {
    state: { ...state, obstacle: null, submission: { status: "sending", body, sent: booking } },
    effects: [{ type: "submit", body }],
  };
}

/** Sends the same body again, once there is a connection. */
export function resubmit(state: WizardState): Step {
  const submission = sentAgain(state.submission);
  if (submission === null) return stay(state);
  return { state: { ...state, submission }, effects: [{ type: "submit", body: submission.body }] };
}

export function settleSubmission(state: WizardState, event: EventOf<"submission-answered">): Step {
  const outcome = outcomeOf(state.submission, event);
  if (outcome.kind === "unexpected") return stay(state);
  if (outcome.kind === "waits")
    return { state: { ...state, submission: outcome.submission }, effects: [{ type: "await-connection" }] };
  const settled: WizardState = { ...state, submission: { status: "idle" } };
  if (outcome.kind === "done") return finish(settled, outcome.sent, outcome.data);
  const { reply } = outcome;
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
  const { serviceAppointmentId, reference, code } = answer;
  const booked = { serviceAppointmentId, reference, code };
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
