import {
  alignedHold,
  extendedHold,
  heldEnd,
  type NextHold,
  settledHold,
} from "#app/features/scheduling/wizard/holding.ts";
import { type HoldRequest, holdRequest } from "../drive-bodies.ts";
import { loseSlot } from "./lost-slot.ts";
import type { EventOf, Step, WizardState } from "./wizard-state.ts";

const wantedHold = ({ drive, holder }: WizardState) => holdRequest(drive, holder);

/** Until when the chosen time is held for this browser; null where it is not. */
export function heldUntil(state: WizardState): number | null {
  return heldEnd(state.hold, wantedHold(state));
}

/** Holds the chosen time as soon as it is chosen, and gives it back when it no longer is. */
export function alignHold(state: WizardState): Step {
  return withHold(state, alignedHold(state.hold, wantedHold(state)));
}

/** Holds the chosen time for another ten minutes. */
export function extendHold(state: WizardState): Step {
  return withHold(state, extendedHold(state.hold, wantedHold(state)));
}

function withHold(state: WizardState, { hold, call }: NextHold<HoldRequest>): Step {
  const next = hold === state.hold ? state : { ...state, hold };
  if (call === undefined) return { state: next, effects: [] };
  if (call.type === "hold") return { state: next, effects: [call] };
  return { state: next, effects: [{ type: "release-hold", holder: call.held.holder }] };
}

/** A time that is taken by now leads back to the times. Refused for another reason, booking goes on without a hold. */
export function settleHold(state: WizardState, answer: EventOf<"hold-answered">): WizardState {
  const { hold, isLost } = settledHold(answer, wantedHold(state));
  const settled = { ...state, hold };
  return isLost && !answer.reply.ok ? loseSlot(settled, answer.reply) : settled;
}
