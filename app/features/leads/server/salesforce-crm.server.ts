import * as z from "zod";
import {
  type SalesforceApp,
  SalesforceSignInRefused,
  salesforceClient,
} from "#app/platform/salesforce/salesforce-client.server.ts";
import { type Crm, CrmRefused } from "./crm.server.ts";
import { namesFor } from "./lead-names.server.ts";
import { salesforceTask } from "./salesforce-task.server.ts";

export interface SalesforceSettings extends SalesforceApp {
  /** A custom text field of Task, marked as unique external id. */
  readonly leadField: string;
}

const upserted = z.object({ id: z.string() });

/** Statuses that speak of the CRM itself: no session, no rights or requests used up, no such field, too slow, too many. */
const ofCrm = new Set([401, 403, 404, 408, 429]);

function refused({ status }: Response): CrmRefused {
  const ofLead = status >= 400 && status < 500 && !ofCrm.has(status);
  return new CrmRefused(`Salesforce answered ${status} to the task`, { status, ofLead });
}

/**
 * Salesforce over REST, signed in by client credentials. A lead is upserted under our id in an external id field
 * (`PATCH sobjects/Task/{field}/{id}`), so a repetition after a lost answer meets the first record.
 */
export function salesforceCrm({ leadField, ...app }: SalesforceSettings, patienceMs = 10_000): Crm {
  const send = salesforceClient(app, patienceMs);
  return {
    name: "salesforce",
    async take(lead) {
      const path = `/sobjects/Task/${leadField}/${encodeURIComponent(lead.id)}`;
      const body = salesforceTask(lead, await namesFor("en", { vehicleNo: lead.vehicleNo }));
      const answer = await send({ method: "PATCH", path, body }).catch((error) => {
        if (!(error instanceof SalesforceSignInRefused)) throw error;
        throw new CrmRefused(error.message, { status: error.status, ofLead: false });
      });
      if (!answer.ok) throw refused(answer);
      // Older versions answer a repetition with 204 and no body.
      return answer.status === 204 ? lead.id : upserted.parse(await answer.json()).id;
    },
  };
}
