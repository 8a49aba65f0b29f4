import { type RefundState, refundStates } from "./refund-states.ts";

export interface AttemptMoney {
  readonly id: string;
  readonly captured: number;
  /** Taken back by the customer's bank. */
  readonly chargedBack: number;
}
export interface RefundMoney {
  readonly attemptId: string;
  readonly amount: number;
  readonly state: RefundState;
  /** Staff gave it back by other ways than the gateway. */
  readonly isByHand?: boolean;
}
/** The money of all attempts to pay one thing. */
export interface PayableMoney {
  readonly captured: number;
  readonly refunded: number;
  /** Of this what staff gave back by other ways than the gateway. */
  readonly refundedByHand: number;
  /** All that was requested to go back and not withdrawn: what failed as well. */
  readonly refundRequested: number;
  /** On its way back, or waiting for the staff. */
  readonly refundPending: number;
  /** Requested, and with the staff: it failed, or its method cannot do it. */
  readonly refundStuck: number;
  /** Taken back by the customers' banks, in disputes that are open or lost. */
  readonly chargedBack: number;
}

export function moneyOf(
  attempts: readonly Omit<AttemptMoney, "id">[],
  refunds: readonly Pick<RefundMoney, "amount" | "state" | "isByHand">[],
): PayableMoney {
  const sum = (some: typeof refunds) => some.reduce((total, { amount }) => total + amount, 0);
  const sumOf = (states: readonly RefundState[]) =>
    sum(refunds.filter(({ state }) => states.includes(state)));
  return {
    captured: attempts.reduce((total, { captured }) => total + captured, 0),
    refunded: sumOf(["refunded"]),
    refundedByHand: sum(refunds.filter(({ state, isByHand = false }) => state === "refunded" && isByHand)),
    refundRequested: sumOf(refundStates.filter((state) => state !== "withdrawn")),
    refundPending: sumOf(["requested", "pending", "manual"]),
    refundStuck: sumOf(["failed", "manual"]),
    chargedBack: attempts.reduce((total, { chargedBack }) => total + chargedBack, 0),
  };
}

/** What of an attempt can still go back. A refund that failed gave nothing back; what a bank has taken is not there. */
export function refundable(attempt: AttemptMoney, refunds: readonly RefundMoney[]): number {
  const { refunded, refundPending } = moneyOf(
    [],
    refunds.filter(({ attemptId }) => attemptId === attempt.id),
  );
  return Math.max(0, attempt.captured - attempt.chargedBack - refunded - refundPending);
}
