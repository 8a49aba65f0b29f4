import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { DisputeSeen } from "../../rules/dispute-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { lockAttempts } from "../attempts/attempt-rows.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { countTaken, type DisputeRow } from "./dispute-rows.server.ts";

/** Reads a dispute of a gateway and settles it; false where the gateway or we know nothing of it. */
export async function readDispute(gateway: string, disputeId: string, at: Date): Promise<boolean> {
  const seen = await gatewayOf(gateway)?.disputes?.read(disputeId);
  if (seen === undefined) return false;
  return inTransaction<unknown, boolean>((trx) => settleDispute(trx, { gateway, seen }, at));
}

/**
 * Brings a dispute to what its gateway shows, and calls the owner of what was paid: money that a bank has taken back is no longer
 * there. To settle the same or something older again changes nothing. False where no payment of ours is meant.
 */
async function settleDispute(
  trx: AnyTransaction,
  { gateway, seen }: { readonly gateway: string; readonly seen: DisputeSeen },
  at: Date,
): Promise<boolean> {
  const db = tablesOf<PaymentsTables>(trx);
  const found = await db
    .selectFrom("payments.attempt")
    .select(["id", "kind", "reference"])
    .where("gateway", "=", gateway)
    .where("captured_charge_id", "=", seen.chargeId)
    .executeTakeFirst();
  const attempt = found && (await lockAttempts(trx, found)).find(({ id }) => id === found.id);
  if (attempt === undefined) return false;
  // Under the lock of its attempt nobody else brings news of it.
  const before = await db
    .selectFrom("payments.dispute")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gateway_dispute_id", "=", seen.disputeId)
    .executeTakeFirst();
  if (before !== undefined && before.seen_at > seen.seenAt) return true;
  const news = newsOf(seen, at);
  if (before === undefined)
    await db
      .insertInto("payments.dispute")
      .values(
        Object.assign(
          {
            id: newId(at.getTime()),
            attempt_id: attempt.id,
            gateway,
            gateway_dispute_id: seen.disputeId,
            received_at: seen.receivedAt,
          },
          news,
        ),
      )
      .execute();
  else await db.updateTable("payments.dispute").set(news).where("id", "=", before.id).execute();
  if (before !== undefined && isSame(before, seen)) return true;
  log.warn({ disputeId: seen.disputeId, attemptId: attempt.id, state: seen.state }, "dispute");
  await countTaken(trx, attempt, at);
  return true;
}

function newsOf({ state, amount, reason, hasTaken, respondBy, seenAt }: DisputeSeen, at: Date) {
  return {
    state,
    amount,
    reason,
    has_taken: hasTaken,
    respond_by: respondBy,
    seen_at: seenAt,
    checked_at: at,
  };
}

function isSame(before: DisputeRow, { state, amount, hasTaken, respondBy }: DisputeSeen): boolean {
  const isSameDay = before.respond_by?.getTime() === respondBy?.getTime();
  return before.state === state && before.amount === amount && before.has_taken === hasTaken && isSameDay;
}
