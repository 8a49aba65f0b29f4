import type { Selectable } from "kysely";
import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { CampaignsTables } from "../tables.ts";
import { mailRequest, readerOf } from "./mail-request.server.ts";

/** Mails in a day to an address that is not the account's: nobody has shown that it is theirs. */
const mostToOthers = 3;

/**
 * Confirms a campaign request by email, once: to the address that was given, else to the account's. Another address than
 * the account's gets few of them, and no text of the customer's: it may be a stranger's.
 */
export const notifyOfRequest = defineJob({
  name: "tell-of-campaign-request",
  schema: z.object({ requestId: z.string() }),
  async run({ requestId }, trx) {
    const request = await tablesOf<CampaignsTables>(trx)
      .updateTable("booking.campaign_request")
      .set({ told_at: now() })
      .where("id", "=", requestId)
      .where("told_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (request === undefined) return;
    const reader = await readerOf(trx, request);
    if (reader === undefined || (!reader.isOwn && (await hadMost(trx, request)))) return;
    await mailRequest(trx, request, reader, "CREA");
  },
});

/** Whether the address of a request was written to as often in the day before as a stranger's may be. */
async function hadMost(
  trx: AnyTransaction,
  { id, email, created_at: at }: Selectable<CampaignsTables["booking.campaign_request"]>,
): Promise<boolean> {
  const { count } = await tablesOf<CampaignsTables>(trx)
    .selectFrom("booking.campaign_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("id", "<>", id)
    .where("told_at", "is not", null)
    .where("created_at", ">", new Date(at.getTime() - 24 * 3_600_000))
    .executeTakeFirstOrThrow();
  return count >= mostToOthers;
}
