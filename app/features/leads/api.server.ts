import { succeed } from "#app/lib/result.ts";
import { answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { createLeadCall, createTaskCall, verifyLeadCall } from "./calls.ts";
import { confirmNumber, isConfirmedNumberOf } from "./server/confirm-number.server.ts";
import "./server/forget-leads.server.ts";
import "./server/personal-data.server.ts";
import { saveForm, saveTask } from "./server/save-lead.server.ts";
import "./server/staff/assign-owner.server.ts";
import "./server/work-off-leads.server.ts";

export const leadsApi = callRoutes([
  answerWrite(createLeadCall, async ({ body, customer, ...circumstances }) => {
    const { trx } = circumstances;
    const isPhoneConfirmed =
      customer !== undefined && (await isConfirmedNumberOf(trx, customer.id, body.mobile));
    return succeed(
      await saveForm(trx, body, { ...circumstances, customerId: customer?.id, isPhoneConfirmed }),
    );
  }),
  answerWrite(createTaskCall, async ({ body, trx, ...circumstances }) => {
    const { id } = await saveTask(trx, body, circumstances);
    return succeed({ id });
  }),
  answerWrite(verifyLeadCall, async ({ body, now, trx }) => {
    const confirmed = await confirmNumber(trx, body, now);
    return confirmed.ok ? succeed({ confirmedAt: confirmed.value.toISOString() }) : confirmed;
  }),
]);
