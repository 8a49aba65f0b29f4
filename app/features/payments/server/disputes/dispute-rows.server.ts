import type { Kysely, Selectable } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { chargedBackOf, type DisputeState } from "../../rules/dispute-states.ts";
import type { Dispute, PaymentsTables } from "../../tables.ts";
import { type AttemptRow, notifyOwner } from "../attempts/attempt-rows.server.ts";
import { withdrawRefunds } from "../refunds/withdraw-refunds.server.ts";

export type DisputeRow = Selectable<Dispute>;

/** A dispute as its owner may show it. */
export interface ShownDispute {
  readonly id: string;
  /** The owner's id of what was paid. */
  readonly reference: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly receivedAt: Date;
  /** What the gateway calls it. */
  readonly number: string;
  readonly response: "accept" | "evidence" | null;
  readonly isResponseSent: boolean;
  readonly responseFailure: string | null;
  /** Whether staff say what becomes of it, since no API does. */
  readonly isByHand: boolean;
}

/** The disputes of some payables of a kind, the newest first. */
export async function disputesOf(
  kind: string,
  references: readonly string[],
  trx?: AnyTransaction,
): Promise<ShownDispute[]> {
  if (references.length === 0) return [];
  const rows = await disputed(trx)
    .where("attempt.kind", "=", kind)
    .where("attempt.reference", "in", references)
    .execute();
  return rows.map(shown);
}

/** All that wait for a response, the most urgent first. */
export async function disputesToAnswer(kind: string): Promise<ShownDispute[]> {
  const rows = await disputed()
    .where("attempt.kind", "=", kind)
    .where("dispute.state", "=", "needs-response")
    .where("dispute.response", "is", null)
    .clearOrderBy()
    .orderBy("dispute.respond_by", (by) => by.asc().nullsFirst())
    .execute();
  return rows.map(shown);
}

function disputed(trx?: AnyTransaction) {
  const db: Kysely<PaymentsTables> = trx === undefined ? database() : tablesOf<PaymentsTables>(trx);
  return db
    .selectFrom("payments.dispute as dispute")
    .innerJoin("payments.attempt as attempt", "attempt.id", "dispute.attempt_id")
    .selectAll("dispute")
    .select("attempt.reference")
    .orderBy("dispute.received_at", "desc");
}

function shown(row: DisputeRow & { readonly reference: string }): ShownDispute {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state as DisputeState,
    amount: row.amount,
    reason: row.reason,
    respondBy: row.respond_by,
    receivedAt: row.received_at,
    number: row.gateway_dispute_id,
    response: row.response as ShownDispute["response"],
    isResponseSent: row.response_sent_at !== null,
    responseFailure: row.response_failure,
    isByHand: row.is_by_hand,
  };
}

/** Counts what disputes have taken of an attempt that is locked, stops refunds where that is more, and calls its owner. */
export async function countTaken(trx: AnyTransaction, attempt: AttemptRow, at: Date): Promise<void> {
  const db = tablesOf<PaymentsTables>(trx);
  const rows = await db
    .selectFrom("payments.dispute")
    .select(["amount", "has_taken as hasTaken"])
    .where("attempt_id", "=", attempt.id)
    .execute();
  const taken = chargedBackOf(attempt.captured, rows);
  await db
    .updateTable("payments.attempt")
    .set({ charged_back: taken, changed_at: at })
    .where("id", "=", attempt.id)
    .execute();
  const { kind, reference } = attempt;
  if (taken > attempt.charged_back) await withdrawRefunds(trx, { kind, reference }, at);
  await notifyOwner(trx, { attemptId: attempt.id, kind, reference }, { at });
}
