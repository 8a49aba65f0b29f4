import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { AttemptView } from "../../calls.ts";
import type { PaymentsTables } from "../../tables.ts";
import { reconcileAttempt } from "../reconciling/reconcile-attempt.server.ts";
import { type AttemptRow, lockAttempts } from "./attempt-rows.server.ts";
import { checkPayment, ownAttempt, viewOf } from "./check-payment.server.ts";

/**
 * Lets an attempt go that lies at the bank: nobody waits for it any more. The bank is read first and closes the charge where it
 * can. One that was paid stays as it is, and money that comes later is what it is: it takes its order where nothing else has paid
 * it, and goes back otherwise.
 */
export async function giveUpAttempt(
  attemptId: string,
  customerId: string,
  at: Date = now(),
): Promise<Result<AttemptView, "not-found">> {
  const seen = await checkPayment(attemptId, customerId, at);
  const attempt = await ownAttempt(attemptId, customerId);
  if (!seen.ok || attempt === undefined) return refuse("not-found");
  const isLeft = await inTransaction<unknown, boolean>((trx) => leave(trx, attempt, at));
  const left = await ownAttempt(attemptId, customerId);
  if (isLeft && left !== undefined)
    await reconcileAttempt(left, at).catch(({ name, message }: Error) =>
      // The charge stays open at the bank for a while: what comes of it is read as ever.
      log.warn({ attemptId, err: { name, message } }, "a payment that was given up could not be closed"),
    );
  return succeed(viewOf((await ownAttempt(attemptId, customerId)) ?? attempt));
}

/** Under the lock of its payable: a capture of the same moment comes before or after, and neither is lost. */
async function leave(trx: AnyTransaction, { id, kind, reference }: AttemptRow, at: Date): Promise<boolean> {
  await lockAttempts(trx, { kind, reference });
  const left = await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.attempt")
    .set({ is_offered: false, given_up_at: at })
    .where("id", "=", id)
    .where("captured", "=", 0)
    .where("given_up_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return left !== undefined;
}
