import { type HoldRequest, holdRequest, isSameHold } from "../hold-request.ts";
import { loseSlot } from "./lost-slot.ts";
import { type EventOf, nothingHeld, type Step, stay, type WizardState } from "./wizard-state.ts";

/** Until when the chosen time is held for the customer; null where it is not. */
export function heldUntil({ booking, hold }: WizardState): number | null {
  return isSameHold(hold.request, holdRequest(booking)) ? hold.until : null;
}

/** Holds the chosen time as soon as it is chosen, and gives it back when it no longer is. */
export function alignHold(state: WizardState): Step {
  const { booking, hold } = state;
  const request = holdRequest(booking);
  if (hold.isCalling || isSameHold(hold.request, request)) return stay(state);
  if (request) return call(state, request);
  if (hold.request === null || hold.until === null) return stay({ ...state, hold: nothingHeld });
  const { vehicleId } = hold.request;
  return {
    state: { ...state, hold: { ...nothingHeld, isCalling: true } },
    effects: [{ type: "release-hold", vehicleId }],
  };
}

/** Holds the chosen time for another ten minutes. */
export function extendHold(state: WizardState): Step {
  const request = holdRequest(state.booking);
  return request === null || state.hold.isCalling ? stay(state) : call(state, request);
}

function call(state: WizardState, request: HoldRequest): Step {
  return {
    state: { ...state, hold: { ...state.hold, isCalling: true } },
    effects: [{ type: "hold", request }],
  };
}

/** A time that is taken by now leads back to the times. Refused for another reason, booking goes on without a hold. */
export function settleHold(state: WizardState, { request, reply }: EventOf<"hold-answered">): WizardState {
  const until = reply.ok ? Date.parse(reply.data.heldUntil) : null;
  const settled = { ...state, hold: { request, until, isCalling: false } };
  const isChosen = isSameHold(request, holdRequest(state.booking));
  return isChosen && !reply.ok && reply.code === "slot-taken" ? loseSlot(settled, reply) : settled;
}
