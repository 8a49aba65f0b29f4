import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { type AttemptState, isOpen } from "../../rules/attempt-states.ts";
import { methodOf } from "../../rules/methods.ts";
import { afterUnpaid } from "../../rules/reconciling.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import type { AttemptRow } from "../attempts/attempt-rows.server.ts";
import { readCharges } from "../attempts/charge-pages.server.ts";
import { settleCharge } from "../attempts/settle-charge.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";

/**
 * Reads an attempt's charge and settles it. What is unpaid and over is closed at the gateway and read once more, or else counts
 * as expired; money that comes later is still taken for what it is.
 */
export async function reconcileAttempt(attempt: AttemptRow, at: Date): Promise<void> {
  // Undefined where the importer has gone over to another one: there is nothing to read, and time ends the attempt.
  const gateway = gatewayOf(attempt.gateway);
  const [seen, ...second] = await readCharges(gateway, attempt);
  if (seen !== undefined && !isOpen(seen.state)) {
    for (const one of [seen, ...second]) await save(attempt, one, at);
    return;
  }
  const { gateway: id, method, charge_id: chargeId } = attempt;
  const canVoid = seen !== undefined && (methodOf(id, method)?.canVoid ?? false);
  const facts = { expiresAt: attempt.expires_at, isGivenUp: attempt.given_up_at !== null, canVoid };
  const next = afterUnpaid(facts, at);
  if (next === "void" && chargeId !== null) {
    await gateway?.cancelCharge?.(chargeId);
    const [closed] = await readCharges(gateway, attempt);
    if (closed !== undefined) return save(attempt, closed, at);
  }
  if (next === "expire") return save(attempt, expired(attempt), at);
  if (seen !== undefined) await save(attempt, seen, at);
}

/** A charge of which its gateway only says that nobody paid it. */
function expired({ id, charge_id: chargeId, amount, currency }: AttemptRow): ChargeSeen {
  const state = "expired" satisfies AttemptState;
  return { chargeId: chargeId ?? id, reference: id, state, amount, currency, captured: 0 };
}

function save({ gateway }: AttemptRow, seen: ChargeSeen, at: Date): Promise<void> {
  return inTransaction<unknown, void>(async (trx: AnyTransaction) => {
    await settleCharge(trx, { gateway, seen }, at);
  });
}
