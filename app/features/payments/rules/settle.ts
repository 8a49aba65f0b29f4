import { type AttemptState, stateAfter } from "./attempt-states.ts";

/** An attempt as the rule needs it. Amounts are in the smallest unit. */
export interface AttemptFacts {
  /** What its charge names: its id, or for a second payment that of the first one. */
  readonly id: string;
  readonly state: AttemptState;
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  /** The payment that captured, once one has. */
  readonly capturedChargeId: string | null;
  readonly isGivenUp: boolean;
}

/** A charge as its gateway showed it just now. */
export interface ChargeSeen {
  /** The id by which money went, and is refunded. */
  readonly chargeId: string;
  /** What the gateway got from us: the attempt's id. */
  readonly reference: string;
  readonly state: Exclude<AttemptState, "created">;
  readonly amount: number;
  readonly currency: string;
  readonly captured: number;
  readonly failureCode?: string | undefined;
  readonly cardHint?: string | undefined;
}

export const mismatches = [
  "reference-differs",
  "currency-differs",
  "amount-differs",
  "second-charge",
  "void-after-capture",
] as const;
export type Mismatch = (typeof mismatches)[number];

export interface Settled {
  readonly state: AttemptState;
  readonly captured: number;
  readonly capturedChargeId: string | null;
  /** What staff have to look at. Where money differs it never pays. */
  readonly problem?: Mismatch;
  /** Money came after what it was for had been given up, or after the attempt counted as over. */
  readonly lateCapture: boolean;
  /** Whether the owner has to hear of it. */
  readonly isChanged: boolean;
}

/**
 * What an attempt is after its charge was seen. To see the same again, or something older, changes nothing. A charge that
 * differs in reference, currency or amount pays nothing.
 */
export function settle(attempt: AttemptFacts, seen: ChargeSeen): Settled {
  const problem = mismatchOf(attempt, seen);
  if (problem !== undefined) return { ...unchanged(attempt), problem };
  const state = stateAfter(attempt.state, seen.state);
  if (state === attempt.state) return unchanged(attempt);
  if (state !== "captured") return { ...unchanged(attempt), state, isChanged: true };
  return {
    state,
    captured: seen.captured,
    capturedChargeId: seen.chargeId,
    lateCapture: attempt.isGivenUp || attempt.state === "expired",
    isChanged: true,
  };
}

function unchanged({ state, captured, capturedChargeId }: AttemptFacts): Settled {
  return { state, captured, capturedChargeId, lateCapture: false, isChanged: false };
}

function mismatchOf(attempt: AttemptFacts, seen: ChargeSeen): Mismatch | undefined {
  if (seen.reference !== attempt.id) return "reference-differs";
  const hasMoney = seen.state === "captured" || seen.state === "authorized";
  if (hasMoney && seen.currency !== attempt.currency) return "currency-differs";
  if (hasMoney && seen.amount !== attempt.amount) return "amount-differs";
  if (seen.state === "captured" && seen.captured !== attempt.amount) return "amount-differs";
  if (attempt.state !== "captured") return undefined;
  const isSameCharge = seen.chargeId === attempt.capturedChargeId;
  if (seen.state === "captured" && !isSameCharge) return "second-charge";
  return seen.state === "cancelled" && isSameCharge ? "void-after-capture" : undefined;
}
