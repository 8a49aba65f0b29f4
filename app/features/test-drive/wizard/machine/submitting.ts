import { isSettled, outcomeOf, sentAgain } from "#app/features/scheduling/wizard/submitting.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { confirmationAddress } from "../../rules/drive-addresses.ts";
import { driveBody } from "../drive-bodies.ts";
import type { BookedDrive, DriveState } from "../drive-state.ts";
import { mayContinue, numberOf } from "./completeness.ts";
import { loseSlot } from "./lost-slot.ts";
import {
  choose,
  type EventOf,
  type Step,
  stay,
  type WizardEffect,
  type WizardState,
} from "./wizard-state.ts";

/** Sends the drive, or the request without a time. */
export function submit(state: WizardState): Step {
  const { drive, submission, holder } = state;
  const body = driveBody(drive, numberOf(state), holder);
  if (body === null || !mayContinue(state) || submission.status !== "idle") return stay(state);
  return {
    state: { ...state, obstacle: null, submission: { status: "sending", body, sent: drive } },
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

/**
 * Leads to the confirmation. What was read before is outdated, the hold has become the drive. A visitor's drive is remembered
 * by this browser; a customer's stands in the dashboard, and its link stays in this tab.
 */
function finish(state: WizardState, sent: DriveState, booked: BookedDrive): Step {
  const remember: WizardEffect[] =
    state.customer === null ? [{ type: "remember-drive", drive: sent, link: booked.link }] : [];
  return {
    state: choose({ ...state, drive: sent }, { type: "booked", booked }),
    effects: [
      { type: "forget-submission" },
      { type: "reread", what: "everything" },
      ...remember,
      { type: "report-booked", drive: sent, booked },
      { type: "navigate", to: confirmationAddress(booked) },
    ],
  };
}

function refuse(state: WizardState, { code, message, ...reply }: FailedReply): Step {
  switch (code) {
    case "slot-taken":
      return {
        state: loseSlot(state, { code, message, ...reply }),
        effects: [{ type: "reread", what: "slots" }],
      };
    case "car-not-available":
      return {
        state: { ...choose(state, { type: "car-gone" }), obstacle: { kind: "car-gone" } },
        effects: [{ type: "reread", what: "showrooms" }],
      };
    case "drive-pending":
      return stay({ ...state, obstacle: { kind: "pending" } });
    case "phone-not-confirmed":
      return {
        state: {
          // Where the account's own number was not taken, one is confirmed here.
          ...choose(state, { type: "other-number-pressed", usesOther: state.customer !== null }),
          ...{ phone: null, phoneRefusals: state.phoneRefusals + 1 },
          obstacle: { kind: "phone-not-confirmed" },
        },
        effects: [{ type: "forget-phone" }],
      };
    default:
      return stay({ ...state, obstacle: { kind: "refused", code, message } });
  }
}
