import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { type DisputeState, hasTaken } from "../../rules/dispute-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { lockAttempts, type PayableKey } from "../attempts/attempt-rows.server.ts";
import { countTaken, type DisputeRow } from "./dispute-rows.server.ts";

interface Heard {
  /** What the bank or the gateway calls it. */
  readonly number: string;
  readonly amount: number;
  readonly reason: string;
  readonly respondBy: Date | null;
}

/**
 * Notes a dispute of which staff heard by a mail or on the gateway's pages: not every gateway has them in its API. Refuses one
 * that is known, and one about more than was paid.
 */
export async function recordDispute(
  trx: AnyTransaction,
  payable: PayableKey,
  { number, amount, reason, respondBy }: Heard,
  at: Date,
): Promise<Result<null, "dispute-known" | "more-than-paid">> {
  const attempts = await lockAttempts(trx, payable);
  const attempt = attempts.find(({ captured, charged_back: taken }) => captured - taken >= amount);
  if (attempt === undefined) return refuse("more-than-paid");
  const made = await tablesOf<PaymentsTables>(trx)
    .insertInto("payments.dispute")
    .values({
      id: newId(at.getTime()),
      attempt_id: attempt.id,
      gateway: attempt.gateway,
      gateway_dispute_id: number,
      amount,
      reason,
      state: "needs-response",
      has_taken: true,
      is_by_hand: true,
      respond_by: respondBy,
      received_at: at,
      seen_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made === undefined) return refuse("dispute-known");
  await countTaken(trx, attempt, at);
  return succeed(null);
}

/** What became of one that is known by hand alone. Refuses one that the gateway reports, and what is over. */
export async function closeDispute(
  trx: AnyTransaction,
  disputeId: string,
  outcome: "won" | "lost",
  at: Date,
): Promise<Result<null, "dispute-answered">> {
  const row = await tablesOf<PaymentsTables>(trx)
    .selectFrom("payments.dispute")
    .selectAll()
    .where("id", "=", disputeId)
    .where("is_by_hand", "=", true)
    .where("state", "in", ["needs-response", "under-review"])
    .executeTakeFirst();
  if (row === undefined) return refuse("dispute-answered");
  await moveByHand(trx, row, outcome, at);
  return succeed(null);
}

/** The bank reports on it to staff alone: they say where it stands. */
export async function moveByHand(
  trx: AnyTransaction,
  { id, attempt_id: attemptId }: DisputeRow,
  state: DisputeState,
  at: Date,
): Promise<void> {
  const db = tablesOf<PaymentsTables>(trx);
  const payable = await db
    .selectFrom("payments.attempt")
    .select(["kind", "reference"])
    .where("id", "=", attemptId)
    .executeTakeFirstOrThrow();
  const attempt = (await lockAttempts(trx, payable)).find((one) => one.id === attemptId);
  if (attempt === undefined) throw new Error("an attempt that is locked is there");
  await db
    .updateTable("payments.dispute")
    .set({ state, has_taken: hasTaken(state), seen_at: at, response_sent_at: at })
    .where("id", "=", id)
    .execute();
  await countTaken(trx, attempt, at);
}
