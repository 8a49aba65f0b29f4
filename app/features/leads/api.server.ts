import { succeed } from "#app/lib/result.ts";
import { answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { createTaskCall } from "./calls.ts";
import "./server/forget-leads.server.ts";
import { keepLead } from "./server/keep-lead.server.ts";
import "./server/work-off-leads.server.ts";

export const leadsApi = callRoutes([
  answerWrite(createTaskCall, async ({ body, language, now, trx, idempotencyKey }) =>
    succeed(await keepLead(trx, { body, idempotencyKey, language, now })),
  ),
]);
