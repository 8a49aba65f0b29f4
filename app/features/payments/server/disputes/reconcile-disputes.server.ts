import { database } from "#app/platform/database.server.ts";
import { betweenLooksAtEndedMs } from "../../rules/reconciling.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { carryOutResponse } from "./respond-to-dispute.server.ts";
import { readDispute } from "./settle-dispute.server.ts";

/**
 * What no notification brings: disputes of the gateway that we have not heard of, open ones whose state moved on, and responses
 * whose job was lost. Each is looked at once an hour.
 */
export async function reconcileDisputes(gatewayId: string, at: Date, hasTime: () => boolean): Promise<void> {
  const disputes = gatewayOf(gatewayId)?.disputes;
  if (disputes === undefined) return;
  const due = await dueDisputes(gatewayId, at);
  for (const { id, number, hasResponse } of due) {
    if (!hasTime()) return;
    await Promise.allSettled([hasResponse ? carryOutResponse(id, at) : readDispute(gatewayId, number, at)]);
  }
  if (at.getUTCMinutes() >= 5 || !hasTime()) return;
  const known = new Set(await knownDisputes(gatewayId));
  for (const number of (await disputes.waiting()).filter((one) => !known.has(one)))
    await Promise.allSettled([readDispute(gatewayId, number, at)]);
}

async function dueDisputes(gateway: string, at: Date) {
  const rows = await database<PaymentsTables>()
    .updateTable("payments.dispute")
    .set({ checked_at: at })
    .where("gateway", "=", gateway)
    .where("is_by_hand", "=", false)
    .where("state", "in", ["needs-response", "under-review"])
    .where((eb) =>
      eb.or([
        eb("checked_at", "is", null),
        eb("checked_at", "<=", new Date(at.getTime() - betweenLooksAtEndedMs)),
      ]),
    )
    .returning(["id", "gateway_dispute_id as number", "response", "response_sent_at as sentAt"])
    .execute();
  return rows.map(({ id, number, response, sentAt }) => ({
    id,
    number,
    hasResponse: response !== null && sentAt === null,
  }));
}

async function knownDisputes(gateway: string): Promise<string[]> {
  const rows = await database<PaymentsTables>()
    .selectFrom("payments.dispute")
    .select("gateway_dispute_id")
    .where("gateway", "=", gateway)
    .execute();
  return rows.map((row) => row.gateway_dispute_id);
}
