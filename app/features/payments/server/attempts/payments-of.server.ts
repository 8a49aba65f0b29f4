import type { Kysely } from "kysely";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import type { AttemptState } from "../../rules/attempt-states.ts";
import type { PayableMoney, RefundMoney } from "../../rules/payable-money.ts";
import { decidedBy } from "../../rules/reconciling.ts";
import type { PaymentsTables } from "../../tables.ts";
import { type AttemptRow, leftOf, moneyOfRows, refundsOf } from "./attempt-rows.server.ts";

/** An attempt as its owner may show it. */
interface ShownAttempt {
  readonly id: string;
  readonly state: AttemptState;
  readonly method: string;
  readonly gateway: string;
  /** As the gateway masks it, such as "Visa •••• 1111". */
  readonly card: string | null;
  readonly failureCode: string | null;
  readonly chargeId: string | null;
  readonly capturedAt: Date | null;
}
export interface PaymentSummary extends PayableMoney {
  /**
   * An attempt that lies at the bank undecided, and until when: an older one as well, after the customer chose another method. One
   * that they gave up holds nothing up.
   */
  readonly undecided: { readonly attemptId: string; readonly decidedBy: Date } | null;
  /** The attempt that paid and whose money stays, or else the newest one. */
  readonly attempt: ShownAttempt;
}

/** What was paid for some things of one kind, by their references. Without an attempt there is no entry. Two queries. */
export async function paymentsOf(
  kind: string,
  references: readonly string[],
  trx?: AnyTransaction,
): Promise<Map<string, PaymentSummary>> {
  if (references.length === 0) return new Map();
  const db: Kysely<PaymentsTables> = trx === undefined ? database() : tablesOf<PaymentsTables>(trx);
  const attempts = await db
    .selectFrom("payments.attempt")
    .selectAll()
    .where("kind", "=", kind)
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  const refunds = await refundsOf(
    db,
    attempts.flatMap(({ id, captured }) => (captured > 0 ? [id] : [])),
  );
  const byReference = Map.groupBy(attempts, ({ reference }) => reference);
  const summaries = [...byReference].map(([reference, own]): [string, PaymentSummary] => {
    const ids = new Set(own.map(({ id }) => id));
    const money = moneyOfRows(
      own,
      refunds.filter(({ attemptId }) => ids.has(attemptId)),
    );
    const attempt = shown(own, refunds);
    const open = own.find(isUndecided);
    const undecided = open ? { attemptId: open.id, decidedBy: decidedBy(open.expires_at) } : null;
    return [reference, Object.assign(money, { undecided, attempt })];
  });
  return new Map(summaries);
}

function isUndecided({ state, given_up_at: givenUpAt }: AttemptRow): boolean {
  return givenUpAt === null && (state === "pending" || state === "authorized");
}

function shown(attempts: readonly AttemptRow[], refunds: readonly RefundMoney[]): ShownAttempt {
  const paid = attempts.filter(({ captured }) => captured > 0);
  // Of two that paid, the one whose money stays.
  const row = paid.find((one) => leftOf(one, refunds) > 0) ?? paid.at(-1) ?? attempts.at(-1);
  if (row === undefined) throw new Error("a group of attempts is never empty");
  return {
    id: row.id,
    state: row.state as AttemptState,
    method: row.method,
    gateway: row.gateway,
    card: row.card_hint,
    failureCode: row.failure_code,
    chargeId: row.captured_charge_id ?? row.charge_id,
    capturedAt: row.captured_at,
  };
}
