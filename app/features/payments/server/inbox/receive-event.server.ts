import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import * as z from "zod";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import type { Notification } from "../gateways/gateway.server.ts";
import { handleEvent } from "./handle-event.server.ts";

/** Work that a crash left behind is taken up so much later. */
const safetyNetMs = 30_000;

interface Received extends Notification {
  readonly gateway: string;
  readonly body: Uint8Array;
}

/**
 * Stores a notification, once, with the job that takes it up should this process die. Answers its id where it still has to be
 * handled; undefined where that has been done.
 */
export function receiveEvent(received: Received, at: Date): Promise<string | undefined> {
  return inTransaction<PaymentsTables, string | undefined>(async (trx) => {
    const { gateway, eventKey, chargeId, disputeId } = received;
    const id = newId(at.getTime());
    const made = await trx
      .insertInto("payments.event")
      .values({
        ...{ id, gateway },
        event_key: eventKey,
        charge_id: chargeId,
        dispute_id: disputeId ?? null,
        body_hash: createHash("sha256").update(received.body).digest("hex"),
        received_at: at,
      })
      .onConflict((conflict) => conflict.columns(["gateway", "event_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made === undefined) return unhandledEvent(trx, gateway, eventKey);
    await sendJob(
      trx as unknown as AnyTransaction,
      handlePaymentEvent,
      { eventId: id },
      { after: safetyNetMs },
    );
    return id;
  });
}

async function unhandledEvent(
  trx: Transaction<PaymentsTables>,
  gateway: string,
  eventKey: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("payments.event")
    .select("id")
    .where("gateway", "=", gateway)
    .where("event_key", "=", eventKey)
    .where("handled_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

const handlePaymentEvent = defineOutsideJob({
  name: "handle-payment-event",
  schema: z.object({ eventId: z.string() }),
  callOut: ({ eventId }) => handleEvent(eventId, now()),
});
