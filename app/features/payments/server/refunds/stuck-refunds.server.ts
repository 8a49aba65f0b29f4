import type { Kysely } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { methodOf } from "../../rules/methods.ts";
import { type RefundState, type StuckCause, stuckCauseOf } from "../../rules/refund-states.ts";
import type { PaymentsTables } from "../../tables.ts";
import { type AttemptRow, lockAttempts, type PayableKey } from "../attempts/attempt-rows.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import type { ProblemKind } from "../problems.server.ts";

/** A refund that waits for the staff, as its owner may show it. */
export interface StuckRefund {
  readonly id: string;
  /** The owner's id of what was paid. */
  readonly reference: string;
  readonly amount: number;
  readonly cause: StuckCause;
  /** What the gateway said. */
  readonly failureCode: string | null;
  readonly method: Readonly<Record<Language, string>>;
  readonly card: string | null;
  readonly gateway: string;
  /** What the gateway calls the payment and the refund. */
  readonly payment: string | null;
  readonly number: string | null;
  readonly since: Date;
  readonly canSendAgain: boolean;
}

const kinds: readonly ProblemKind[] = ["refund-failed", "refund-waits", "manual-refund"];

/** The refunds of a kind of payables that wait for the staff, of some of them or of all, those that wait longest first. */
export async function stuckRefunds(kind: string, references?: readonly string[]): Promise<StuckRefund[]> {
  if (references?.length === 0) return [];
  const rows = await stuck(database())
    .where("attempt.kind", "=", kind)
    .$if(references !== undefined, (query) => query.where("attempt.reference", "in", references ?? []))
    .orderBy("problem.at")
    .orderBy("refund.id")
    .execute();
  return rows.map(({ state, method, gateway, ...row }) => ({
    ...row,
    cause: stuckCauseOf(state as RefundState, row.failureCode),
    method: methodOf(gateway, method)?.name ?? { en: method, ar: method },
    gateway,
    canSendAgain: state === "failed" && gatewayOf(gateway) !== undefined,
  }));
}

/** One of them and its attempt, locked; undefined where it is another payable's, or waits no longer. */
export async function lockStuckRefund(trx: AnyTransaction, payable: PayableKey, refundId: string) {
  const attempts = await lockAttempts(trx, payable);
  const refund = await stuck(tablesOf<PaymentsTables>(trx))
    .select(["refund.attempt_id as attemptId", "refund.reason"])
    .where("refund.id", "=", refundId)
    .executeTakeFirst();
  const attempt: AttemptRow | undefined = attempts.find(({ id }) => id === refund?.attemptId);
  return refund && attempt && { refund, attempt };
}

function stuck(db: Kysely<PaymentsTables>) {
  return db
    .selectFrom("payments.problem as problem")
    .innerJoin("payments.refund as refund", "refund.id", "problem.about")
    .innerJoin("payments.attempt as attempt", "attempt.id", "refund.attempt_id")
    .select(["refund.id", "attempt.reference", "refund.amount", "refund.state"])
    .select(["refund.failure_code as failureCode", "attempt.method", "attempt.card_hint as card"])
    .select(["attempt.gateway", "attempt.captured_charge_id as payment"])
    .select(["refund.gateway_refund_id as number", "problem.at as since"])
    .where("problem.kind", "in", kinds)
    .where("problem.resolved_at", "is", null);
}
