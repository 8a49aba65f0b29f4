import * as z from "zod";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, tablesOf } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { type DisputeResponse, GatewayRefused } from "../gateways/gateway.server.ts";
import type { DisputeRow } from "./dispute-rows.server.ts";
import { moveByHand } from "./disputes-by-hand.server.ts";
import { readDispute } from "./settle-dispute.server.ts";

/**
 * Notes what staff answer to a dispute; a job sends it to the gateway. One that is known by hand alone is answered at the gateway's
 * own pages: here it only moves on. Refuses a second answer, and one to what is over.
 */
export async function respondToDispute(
  trx: AnyTransaction,
  disputeId: string,
  response: DisputeResponse,
  at: Date,
): Promise<Result<null, "dispute-answered">> {
  const db = tablesOf<PaymentsTables>(trx);
  const noted = await db
    .updateTable("payments.dispute")
    .set({
      response: response.kind,
      response_text: response.kind === "evidence" ? response.text : "",
      response_failure: null,
    })
    .where("id", "=", disputeId)
    .where("state", "=", "needs-response")
    .where("response", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (noted === undefined) return refuse("dispute-answered");
  if (noted.is_by_hand)
    await moveByHand(trx, noted, response.kind === "accept" ? "accepted" : "under-review", at);
  else await sendJob(trx, sendDisputeResponse, { disputeId });
  return succeed(null);
}

/** Sends it. What the gateway refuses is staff's to answer anew, with what it said; who does not answer is tried again. */
export async function carryOutResponse(disputeId: string, at: Date): Promise<void> {
  const row = await waitingResponse(disputeId);
  const disputes = row && gatewayOf(row.gateway)?.disputes;
  if (row === undefined || disputes === undefined) return;
  const failure = await disputes.respond(row.gateway_dispute_id, responseOf(row)).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof GatewayRefused)) throw error;
      return `refused-${error.status}`;
    },
  );
  await database<PaymentsTables>()
    .updateTable("payments.dispute")
    .set(failure === undefined ? { response_sent_at: at } : { response: null, response_failure: failure })
    .where("id", "=", disputeId)
    .execute();
  await readDispute(row.gateway, row.gateway_dispute_id, at);
}

function waitingResponse(disputeId: string): Promise<DisputeRow | undefined> {
  return database<PaymentsTables>()
    .selectFrom("payments.dispute")
    .selectAll()
    .where("id", "=", disputeId)
    .where("response", "is not", null)
    .where("response_sent_at", "is", null)
    .executeTakeFirst();
}

function responseOf({ response, response_text: text }: DisputeRow): DisputeResponse {
  return response === "accept" ? { kind: "accept" } : { kind: "evidence", text };
}

const sendDisputeResponse = defineOutsideJob({
  name: "send-dispute-response",
  schema: z.object({ disputeId: z.string() }),
  callOut: ({ disputeId }) => carryOutResponse(disputeId, now()),
});
