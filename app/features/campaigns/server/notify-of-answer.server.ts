import { sql } from "kysely";
import * as z from "zod";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { CampaignsTables } from "../tables.ts";
import { mailRequest, readerOf } from "./mail-request.server.ts";
import type { RequestEvent } from "./request-email.server.ts";

/** Mails the answer to a campaign request, each answer once. One that was replaced before its mail left is not sent. */
export const notifyOfAnswer = defineJob({
  name: "notify-of-campaign-answer",
  schema: z.object({ requestId: z.string() }),
  async run({ requestId }, trx) {
    const request = await tablesOf<CampaignsTables>(trx)
      .updateTable("booking.campaign_request")
      .set({ told_code: sql<string>`code` })
      .where("id", "=", requestId)
      .where("code", "<>", "CREA")
      .where(sql<boolean>`told_code is distinct from code`)
      .returningAll()
      .executeTakeFirst();
    if (request === undefined) return;
    const reader = await readerOf(trx, request);
    if (reader !== undefined) await mailRequest(trx, request, reader, request.code as RequestEvent);
  },
});
