import { succeed } from "#app/lib/result.ts";
import { answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { createLeadCall, createTaskCall } from "./calls.ts";
import "./server/forget-leads.server.ts";
import { saveForm, saveTask } from "./server/save-lead.server.ts";
import "./server/work-off-leads.server.ts";

export const leadsApi = callRoutes([
  answerWrite(createLeadCall, async ({ body, language, now, trx, idempotencyKey }) =>
    succeed(await saveForm(trx, body, { idempotencyKey, language, now })),
  ),
  answerWrite(createTaskCall, async ({ body, language, now, trx, idempotencyKey }) =>
    succeed(await saveTask(trx, body, { idempotencyKey, language, now })),
  ),
]);
