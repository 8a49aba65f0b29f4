import { alternativesIn } from "#app/features/scheduling/wizard/offered-times.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { choose, type EventOf, type WizardState } from "./wizard-state.ts";

/** The server says that the chosen time is taken: back to the times, with those that it names instead. */
export function loseSlot(state: WizardState, reply: FailedReply): WizardState {
  return { ...choose(state, { type: "slot-lost" }), lostSlot: { alternatives: alternativesIn(reply) } };
}

/** Fresh slots renew the promise of the chosen one, or say that it is gone. */
export function offerSlots(state: WizardState, offer: EventOf<"slots-offered">): WizardState {
  const offered = choose(state, offer);
  const isLost = state.drive.slot !== null && offered.drive.slot === null;
  return isLost ? { ...offered, lostSlot: { alternatives: [] } } : offered;
}
