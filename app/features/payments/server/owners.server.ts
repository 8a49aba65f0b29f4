import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { AttemptState } from "../rules/attempt-states.ts";
import type { PayableMoney } from "../rules/payable-money.ts";

/** What changed of a payment, with the money of all its attempts after the change. Amounts are in the smallest unit. */
export interface PaymentChange extends PayableMoney {
  readonly attemptId: string;
  readonly kind: string;
  readonly reference: string;
  readonly attemptState: AttemptState;
  readonly at: Date;
  /** Money came after `cancelAttempts`, or after the attempt had expired. */
  readonly lateCapture?: boolean;
  /** A refund did not arrive; staff have it in their queue. */
  readonly refundFailed?: {
    readonly refundId: string;
    readonly amount: number;
    /** Staff had it sent once more, in vain. */
    readonly isAgain: boolean;
  };
  /** Staff gave money back by other ways than the gateway. */
  readonly isByHand?: boolean;
}

export interface PayableOwner {
  /** Called inside the transaction in which an attempt or a refund changed: the owner decides what it means. */
  readonly paymentChanged: (trx: AnyTransaction, change: PaymentChange) => Promise<void>;
  /**
   * Locks the owner's row before any of ours: an owner whose deeds hold that row while they call `refundPayment` or
   * `cancelAttempts` needs it, or the two would wait for each other.
   */
  readonly lock?: (trx: AnyTransaction, reference: string) => Promise<void>;
}

const owners = new Map<string, PayableOwner>();

/** Names the owner of a kind of payables, once, when its module is loaded. */
export function registerPayable(kind: string, owner: PayableOwner): void {
  owners.set(kind, owner);
}

export function ownerOf(kind: string): PayableOwner {
  const owner = owners.get(kind);
  if (owner === undefined) throw new Error(`nobody owns payments of the kind ${kind}`);
  return owner;
}
