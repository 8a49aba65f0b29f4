import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { settleCharge } from "../attempts/settle-charge.server.ts";
import { readDispute } from "../disputes/settle-dispute.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { GatewayRefused } from "../gateways/gateway.server.ts";
import { reportProblem } from "../problems.server.ts";
import { readOpenRefunds } from "../refunds/read-refunds.server.ts";

/** A notification may be faster than the row that it is about; after a day nothing of ours will come. */
const waitsForRowMs = 24 * 60 * 60_000;

/**
 * Does what a stored notification brings: the charge is read from the gateway, then one transaction settles it and marks the
 * notification as handled. One about a charge that we do not know waits for a day, and then for the staff.
 */
export async function handleEvent(eventId: string, at: Date): Promise<void> {
  const event = await waitingEvent(eventId);
  if (event === undefined) return;
  const { gateway, charge_id: chargeId, received_at: receivedAt } = event;
  if (event.dispute_id !== null) return handleDispute(eventId, event, event.dispute_id, at);
  const seen = await gatewayOf(gateway)
    ?.readCharge(chargeId)
    .catch((error: unknown) => {
      // It says no, whatever the reason: if that lasts for a day, staff have to ask there.
      if (!(error instanceof GatewayRefused)) throw error;
      return undefined;
    });
  const isOver = at.getTime() - receivedAt.getTime() >= waitsForRowMs;
  await inTransaction<unknown, void>(async (trx) => {
    if (!(await lockEvent(trx, eventId))) return;
    const outcome = seen === undefined ? "unknown-charge" : await settleCharge(trx, { gateway, seen }, at);
    if (outcome === "unknown-charge" && !isOver) return;
    if (outcome === "unknown-charge")
      await reportProblem(trx, { kind: outcome, about: eventId, detail: { gateway, chargeId }, at });
    await tablesOf<PaymentsTables>(trx)
      .updateTable("payments.event")
      .set({ handled_at: at, outcome })
      .where("id", "=", eventId)
      .execute();
  });
  if (seen !== undefined) await readOpenRefunds(seen.reference, at);
}

/** The dispute is read from the gateway, whatever its notification says. */
async function handleDispute(
  id: string,
  { gateway, charge_id: chargeId, received_at: receivedAt }: WaitingEvent,
  disputeId: string,
  at: Date,
): Promise<void> {
  const isSettled = await readDispute(gateway, disputeId, at);
  const isOver = at.getTime() - receivedAt.getTime() >= waitsForRowMs;
  if (!isSettled && !isOver) return;
  await inTransaction<unknown, void>(async (trx) => {
    if (!(await lockEvent(trx, id))) return;
    const outcome = isSettled ? "settled" : "unknown-charge";
    const detail = { gateway, chargeId, disputeId };
    if (!isSettled) await reportProblem(trx, { kind: "unknown-charge", about: id, detail, at });
    await tablesOf<PaymentsTables>(trx)
      .updateTable("payments.event")
      .set({ handled_at: at, outcome })
      .where("id", "=", id)
      .execute();
  });
}

type WaitingEvent = NonNullable<Awaited<ReturnType<typeof waitingEvent>>>;

function waitingEvent(id: string) {
  return database<PaymentsTables>()
    .selectFrom("payments.event")
    .select(["gateway", "charge_id", "dispute_id", "received_at"])
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
}

async function lockEvent(trx: AnyTransaction, id: string): Promise<boolean> {
  const row = await tablesOf<PaymentsTables>(trx)
    .selectFrom("payments.event")
    .select("id")
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Handles what waits while there is time: what was about unknown charges, or failed. One that fails again does not hold up the others. */
export async function handleWaitingEvents(at: Date, most: number, hasTime: () => boolean): Promise<void> {
  const waiting = await database<PaymentsTables>()
    .selectFrom("payments.event")
    .select("id")
    .where("handled_at", "is", null)
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
  for (const { id } of waiting) {
    if (!hasTime()) return;
    await Promise.allSettled([handleEvent(id, at)]);
  }
}
