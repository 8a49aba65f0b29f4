import type { Kysely, Selectable } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { AttemptState } from "../../rules/attempt-states.ts";
import { moneyOf, type PayableMoney, type RefundMoney, refundable } from "../../rules/payable-money.ts";
import { byStaff, type RefundState } from "../../rules/refund-states.ts";
import type { AttemptFacts } from "../../rules/settle.ts";
import type { Attempt, PaymentsTables } from "../../tables.ts";
import { ownerOf, type PaymentChange } from "../owners.server.ts";

export type AttemptRow = Selectable<Attempt>;

/** What is paid, by its owner's kind and id. */
export interface PayableKey {
  readonly kind: string;
  readonly reference: string;
}

/**
 * Locks all attempts of a payable, the oldest first, after the owner's own row: another change of one of them waits
 * here, and sees the money of the others as it is.
 */
export async function lockAttempts(trx: AnyTransaction, payable: PayableKey): Promise<AttemptRow[]> {
  await ownerOf(payable.kind).lock?.(trx, payable.reference);
  return attemptsOf(tablesOf<PaymentsTables>(trx), payable).forUpdate().execute();
}

function attemptsOf(db: Kysely<PaymentsTables>, { kind, reference }: PayableKey) {
  return db
    .selectFrom("payments.attempt")
    .selectAll()
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .orderBy("id");
}

/** The refunds of some attempts. */
export async function refundsOf(
  db: Kysely<PaymentsTables>,
  attemptIds: readonly string[],
): Promise<RefundMoney[]> {
  if (attemptIds.length === 0) return [];
  const rows = await db
    .selectFrom("payments.refund")
    .select(["attempt_id as attemptId", "amount", "state", "failure_code"])
    .where("attempt_id", "in", attemptIds)
    .execute();
  return rows.map(({ attemptId, amount, state, failure_code: code }) => ({
    attemptId,
    amount,
    state: state as RefundState,
    isByHand: code === byStaff,
  }));
}

export function moneyOfRows(attempts: readonly AttemptRow[], refunds: readonly RefundMoney[]): PayableMoney {
  const amounts = attempts.map(({ captured, charged_back: chargedBack }) => ({ captured, chargedBack }));
  return moneyOf(amounts, refunds);
}

/** What of an attempt can still go back. */
export function leftOf({ id, captured, charged_back }: AttemptRow, refunds: readonly RefundMoney[]): number {
  return refundable({ id, captured, chargedBack: charged_back }, refunds);
}

export function factsOf(row: AttemptRow): AttemptFacts {
  return {
    id: row.second_of ?? row.id,
    state: row.state as AttemptState,
    amount: row.amount,
    currency: row.currency,
    captured: row.captured,
    capturedChargeId: row.captured_charge_id,
    isGivenUp: row.given_up_at !== null,
  };
}

/** Calls the owner with the payable's money as the transaction has left it. The attempts are locked by now. */
export async function notifyOwner(
  trx: AnyTransaction,
  { attemptId, kind, reference }: PayableKey & { readonly attemptId: string },
  change: Pick<PaymentChange, "at" | "lateCapture" | "refundFailed" | "isByHand">,
): Promise<void> {
  const db = tablesOf<PaymentsTables>(trx);
  const attempts = await attemptsOf(db, { kind, reference }).execute();
  const changed = attempts.find(({ id }) => id === attemptId);
  if (changed === undefined) throw new Error("an attempt that is locked is there");
  const refunds = await refundsOf(
    db,
    attempts.map(({ id }) => id),
  );
  const attemptState = changed.state as AttemptState;
  const money = moneyOfRows(attempts, refunds);
  await ownerOf(kind).paymentChanged(trx, {
    ...{ attemptId, kind, reference, attemptState },
    ...money,
    ...change,
  });
}
