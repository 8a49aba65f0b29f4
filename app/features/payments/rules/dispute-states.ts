/** What becomes of a payment that a customer contests at their bank. */
export const disputeStates = [
  "needs-response",
  "under-review",
  "accepted",
  "expired",
  "lost",
  "won",
  "closed",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A dispute as its gateway showed it just now. */
export interface DisputeSeen {
  readonly disputeId: string;
  /** The payment that it is about. */
  readonly chargeId: string;
  readonly state: DisputeState;
  /** Whether the money is with the customer's bank now. */
  readonly hasTaken: boolean;
  readonly amount: number;
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly receivedAt: Date;
  /** The gateway's own time of this state. */
  readonly seenAt: Date;
}

/** Banks take the money when a dispute begins, and give it back where it is won, withdrawn or was refunded before. */
export function hasTaken(state: DisputeState): boolean {
  return state !== "won" && state !== "closed";
}

/** Whether something may still change: it is read again. */
export function isUndecided(state: DisputeState): boolean {
  return state === "needs-response" || state === "under-review";
}

/** What of an attempt is with the customer's bank: never more than the attempt took. */
export function chargedBackOf(
  captured: number,
  disputes: readonly Pick<DisputeSeen, "amount" | "hasTaken">[],
): number {
  const taken = disputes.reduce((sum, dispute) => sum + (dispute.hasTaken ? dispute.amount : 0), 0);
  return Math.min(captured, taken);
}
