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
}
/** The money of all attempts to pay one thing. */
export interface PayableMoney {
  readonly captured: number;
  readonly refunded: number;
  /** All that was requested to go back and not withdrawn: what failed as well. */
  readonly refundRequested: number;
  /** On its way back, or waiting for the staff. */
  readonly refundPending: number;
  /** Taken back by the customers' banks, in disputes that are open or lost. */
  readonly chargedBack: number;
}

export function moneyOf(
  attempts: readonly Omit<AttemptMoney, "id">[],
  refunds: readonly Pick<RefundMoney, "amount" | "state">[],
): PayableMoney {
  const sumOf = (states: readonly RefundState[]) =>
    refunds.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    captured: attempts.reduce((sum, { captured }) => sum + captured, 0),
    refunded: sumOf(["refunded"]),
    refundRequested: sumOf(refundStates.filter((state) => state !== "withdrawn")),
    refundPending: sumOf(["requested", "pending", "manual"]),
    chargedBack: attempts.reduce((sum, { chargedBack }) => sum + chargedBack, 0),
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
