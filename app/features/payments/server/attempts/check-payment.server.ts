import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import type { AttemptView } from "../../calls.ts";
import { type AttemptState, unpaidStates } from "../../rules/attempt-states.ts";
import { decidedBy } from "../../rules/reconciling.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { GatewayRefused, GatewayUnavailable } from "../gateways/gateway.server.ts";
import type { AttemptRow } from "./attempt-rows.server.ts";
import { readCharges } from "./charge-pages.server.ts";
import { settleCharge } from "./settle-charge.server.ts";

/** A page that looks again and again reads the gateway so often at most. */
const betweenChecksMs = 2_000;

/**
 * What became of a customer's attempt: the gateway is read until it was paid. What the browser brings back is not looked at.
 * Where the gateway does not answer, the attempt is shown as far as it is known.
 */
export async function checkPayment(
  attemptId: string,
  customerId: string,
  at: Date = now(),
): Promise<Result<AttemptView, "not-found">> {
  const attempt = await ownAttempt(attemptId, customerId);
  if (attempt === undefined) return refuse("not-found");
  if (!unpaidStates.includes(attempt.state as AttemptState)) return succeed(viewOf(attempt));
  if (!(await claimCheck(attemptId, at))) return succeed(viewOf(attempt));
  await readAndSettle(attempt, at).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable || error instanceof GatewayRefused)) throw error;
  });
  return succeed(viewOf((await ownAttempt(attemptId, customerId)) ?? attempt));
}

/** Reads an attempt's charges and settles them. Nothing happens before there is one, or where the gateway has none. */
async function readAndSettle(
  attempt: Pick<AttemptRow, "id" | "gateway" | "charge_id">,
  at: Date,
): Promise<void> {
  const { gateway } = attempt;
  for (const seen of await readCharges(gatewayOf(gateway), attempt))
    await inTransaction<unknown, void>(async (trx: AnyTransaction) => {
      await settleCharge(trx, { gateway, seen }, at);
    });
}

/** Whether this caller is the one who reads the gateway now. */
async function claimCheck(id: string, at: Date): Promise<boolean> {
  const claimed = await database<PaymentsTables>()
    .updateTable("payments.attempt")
    .set({ checked_at: at })
    .where("id", "=", id)
    .where("state", "in", unpaidStates)
    .where((eb) =>
      eb.or([eb("checked_at", "is", null), eb("checked_at", "<=", new Date(at.getTime() - betweenChecksMs))]),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export function ownAttempt(id: string, customerId: string): Promise<AttemptRow | undefined> {
  return database<PaymentsTables>()
    .selectFrom("payments.attempt")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

export function viewOf(row: AttemptRow): AttemptView {
  return {
    attemptId: row.id,
    kind: row.kind,
    reference: row.reference,
    method: row.method as AttemptView["method"],
    state: row.state as AttemptState,
    amount: row.amount,
    currency: row.currency,
    card: row.card_hint,
    failureCode: row.failure_code,
    isGivenUp: row.given_up_at !== null,
    decidedBy: decidedBy(row.expires_at).toISOString(),
  };
}
