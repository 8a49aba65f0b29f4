import type { RefundState } from "./refund-states.ts";

export interface AttemptMoney {
  readonly id: string;
  readonly captured: number;
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
  /** On its way back, or waiting for the staff. */
  readonly refundPending: number;
}

export function moneyOf(
  attempts: readonly Pick<AttemptMoney, "captured">[],
  refunds: readonly Pick<RefundMoney, "amount" | "state">[],
): PayableMoney {
  const sumOf = (states: readonly RefundState[]) =>
    refunds.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    captured: attempts.reduce((sum, { captured }) => sum + captured, 0),
    refunded: sumOf(["refunded"]),
    refundPending: sumOf(["requested", "pending", "manual"]),
  };
}

/** What of an attempt can still go back. A refund that failed gave nothing back. */
export function refundable(attempt: AttemptMoney, refunds: readonly RefundMoney[]): number {
  const { refunded, refundPending } = moneyOf(
    [],
    refunds.filter(({ attemptId }) => attemptId === attempt.id),
  );
  return attempt.captured - refunded - refundPending;
}
