import { newId } from "#app/lib/id.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChargeSeen, type Settled, settle } from "../../rules/settle.ts";
import type { PaymentsTables } from "../../tables.ts";
import { reportProblem } from "../problems.server.ts";
import { type AttemptRow, factsOf, lockAttempts, notifyOwner } from "./attempt-rows.server.ts";

export type SettleOutcome = "settled" | "unchanged" | "unknown-charge";

/**
 * Brings an attempt to what its charge shows, and calls the owner where that changes it. A charge that differs from its attempt
 * goes to the staff and pays nothing. To settle the same again changes nothing.
 */
export async function settleCharge(
  trx: AnyTransaction,
  { gateway, seen }: { readonly gateway: string; readonly seen: ChargeSeen },
  at: Date,
): Promise<SettleOutcome> {
  const found = await attemptOfCharge(trx, gateway, seen);
  if (found === undefined) return "unknown-charge";
  const attempt = (await lockAttempts(trx, found)).find(({ id }) => id === found.id);
  if (attempt === undefined) return "unknown-charge";
  const settled = settle(factsOf(attempt), seen);
  if (settled.problem === "second-charge") return takeSecondPayment(trx, attempt, seen, at);
  await saveSettled(trx, attempt, settled, seen, at);
  if (settled.problem !== undefined) await reportMismatch(trx, attempt, settled.problem, seen, at);
  if (!settled.isChanged) return "unchanged";
  log.info({ attemptId: attempt.id, gateway, state: settled.state }, "payment");
  const { kind, reference } = attempt;
  const change = { at, ...(settled.lateCapture && { lateCapture: true }) };
  await notifyOwner(trx, { attemptId: attempt.id, kind, reference }, change);
  return "settled";
}

/**
 * A second page of an attempt took its money once more. That is a row of its own, by which it counts and goes back: the owner sees
 * that more came than is owed.
 */
async function takeSecondPayment(
  trx: AnyTransaction,
  first: AttemptRow,
  seen: ChargeSeen,
  at: Date,
): Promise<SettleOutcome> {
  const { kind, reference, customer_id, gateway, method, expires_at } = first;
  const id = newId(at.getTime());
  const made = await tablesOf<PaymentsTables>(trx)
    .insertInto("payments.attempt")
    .values({
      id,
      kind,
      reference,
      customer_id,
      gateway,
      method,
      expires_at,
      amount: seen.amount,
      currency: seen.currency,
      state: "captured",
      is_offered: false,
      given_up_at: at,
      second_of: first.id,
      charge_id: seen.chargeId,
      captured_charge_id: seen.chargeId,
      captured: seen.captured,
      captured_at: at,
      card_hint: seen.cardHint ?? null,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made === undefined) return "unchanged";
  log.warn({ attemptId: id, secondOf: first.id, gateway }, "a second payment of one attempt");
  await notifyOwner(trx, { attemptId: id, kind, reference }, { at, lateCapture: true });
  return "settled";
}

/** The attempt that this charge paid, or else the one that it names, or that was led to it. */
async function attemptOfCharge(trx: AnyTransaction, gateway: string, { reference, chargeId }: ChargeSeen) {
  const rows = await tablesOf<PaymentsTables>(trx)
    .selectFrom("payments.attempt")
    .select(["id", "kind", "reference", "captured_charge_id"])
    .where("gateway", "=", gateway)
    .where((eb) =>
      eb.or([
        eb("id", "=", reference),
        eb("charge_id", "=", chargeId),
        eb("captured_charge_id", "=", chargeId),
      ]),
    )
    .execute();
  return (
    rows.find((row) => row.captured_charge_id === chargeId) ??
    rows.find(({ id }) => id === reference) ??
    rows[0]
  );
}

async function saveSettled(
  trx: AnyTransaction,
  attempt: AttemptRow,
  { state, captured, capturedChargeId, isChanged, problem }: Settled,
  seen: ChargeSeen,
  at: Date,
): Promise<void> {
  const isNewlyCaptured = captured > 0 && attempt.captured === 0;
  await tablesOf<PaymentsTables>(trx)
    .updateTable("payments.attempt")
    .set({
      checked_at: at,
      ...(isChanged && { state, captured, captured_charge_id: capturedChargeId, changed_at: at }),
      ...(isNewlyCaptured && { captured_at: at, failure_code: null }),
      ...(isChanged && state !== "captured" && { failure_code: seen.failureCode ?? null }),
      ...(problem === undefined && seen.cardHint !== undefined && { card_hint: seen.cardHint }),
      // The answer with the id may have been lost on its way to us.
      ...(problem === undefined && attempt.charge_id === null && { charge_id: seen.chargeId }),
    })
    .where("id", "=", attempt.id)
    .execute();
}

async function reportMismatch(
  trx: AnyTransaction,
  attempt: AttemptRow,
  kind: NonNullable<Settled["problem"]>,
  { chargeId, reference, amount, currency, captured }: ChargeSeen,
  at: Date,
): Promise<void> {
  const expected = { reference: attempt.id, amount: attempt.amount, currency: attempt.currency };
  const detail = { expected, seen: { chargeId, reference, amount, currency, captured } };
  await reportProblem(trx, { kind, about: attempt.id, detail, at });
}
