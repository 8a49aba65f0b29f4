import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { chargedBack, unknownFailures } from "../../rules/refund-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import type { PayableKey } from "../attempts/attempt-rows.server.ts";
import { resolveProblemsOf } from "../problems.server.ts";

/**
 * Stops all refunds of a payable that were not sent, once the customer's bank has taken money: the owner, called after it, requests
 * anew what is still too much. One that is with a gateway may be made: it is marked, and is not sent again. A row's claim and its
 * withdrawal exclude each other.
 */
export async function withdrawRefunds(trx: AnyTransaction, payable: PayableKey, at: Date): Promise<void> {
  const db = tablesOf<PaymentsTables>(trx);
  const own = db
    .selectFrom("payments.attempt")
    .select("id")
    .where("kind", "=", payable.kind)
    .where("reference", "=", payable.reference);
  const withdrawn = await db
    .updateTable("payments.refund")
    .set({ state: "withdrawn", failure_code: chargedBack, changed_at: at })
    .where("attempt_id", "in", own)
    .where((eb) =>
      eb.or([
        eb("state", "=", "manual"),
        eb.and([eb("state", "=", "requested"), eb("tries", "=", 0)]),
        eb.and([
          eb("state", "=", "failed"),
          eb.or([eb("failure_code", "is", null), eb("failure_code", "not in", unknownFailures)]),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  await db
    .updateTable("payments.refund")
    .set({ failure_code: chargedBack })
    .where("attempt_id", "in", own)
    .where("state", "in", ["requested", "pending"])
    .execute();
  const ids = withdrawn.map(({ id }) => id);
  if (ids.length > 0) log.warn({ refundIds: ids }, "refunds withdrawn: the bank has taken the money");
  await resolveProblemsOf(trx, { about: ids }, at);
}

/** A refund that was stopped, as its owner may show it. */
export interface WithdrawnRefund {
  readonly id: string;
  readonly amount: number;
  readonly at: Date;
}

/** What was stopped of a payable, the newest first. */
export function withdrawnRefundsOf({ kind, reference }: PayableKey): Promise<WithdrawnRefund[]> {
  return database<PaymentsTables>()
    .selectFrom("payments.refund as refund")
    .innerJoin("payments.attempt as attempt", "attempt.id", "refund.attempt_id")
    .select(["refund.id", "refund.amount", "refund.changed_at as at"])
    .where("attempt.kind", "=", kind)
    .where("attempt.reference", "=", reference)
    .where("refund.state", "=", "withdrawn")
    .where("refund.failure_code", "=", chargedBack)
    .orderBy("refund.changed_at", "desc")
    .orderBy("refund.id")
    .execute();
}
