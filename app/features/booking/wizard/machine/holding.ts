import {
  alignedHold,
  extendedHold,
  heldEnd,
  type NextHold,
  settledHold,
} from "#app/features/scheduling/wizard/holding.ts";
import { type HoldRequest, holdRequest } from "../hold-request.ts";
import { loseSlot } from "./lost-slot.ts";
import type { EventOf, Step, WizardState } from "./wizard-state.ts";

/** Until when the chosen time is held for the customer; null where it is not. */
export function heldUntil({ booking, hold }: WizardState): number | null {
  return heldEnd(hold, holdRequest(booking));
}

/** Holds the chosen time as soon as it is chosen, and gives it back when it no longer is. */
export function alignHold(state: WizardState): Step {
  return withHold(state, alignedHold(state.hold, holdRequest(state.booking)));
}

/** Holds the chosen time for another ten minutes. */
export function extendHold(state: WizardState): Step {
  return withHold(state, extendedHold(state.hold, holdRequest(state.booking)));
}

function withHold(state: WizardState, { hold, call }: NextHold<HoldRequest>): Step {
  const next = hold === state.hold ? state : { ...state, hold };
  if (call === undefined) return { state: next, effects: [] };
  if (call.type === "hold") return { state: next, effects: [call] };
  return { state: next, effects: [{ type: "release-hold", vehicleId: call.held.vehicleId }] };
}

/** A time that is taken by now leads back to the times. Refused for another reason, booking goes on without a hold. */
export function settleHold(state: WizardState, answer: EventOf<"hold-answered">): WizardState {
  const { hold, isLost } = settledHold(answer, holdRequest(state.booking));
  const settled = { ...state, hold };
  return isLost && !answer.reply.ok ? loseSlot(settled, answer.reply) : settled;
}
