import * as z from "zod";
import { type Crm, CrmRefused, type LeadToHandOver } from "./crm.server.ts";
import { salesforceTask } from "./salesforce-task.server.ts";

export interface SalesforceSettings {
  /** The organisation's own address: https://importer.my.salesforce.com */
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly version: string;
  /** A custom text field of Task, marked as unique external id. */
  readonly leadField: string;
}

const granted = z.object({ access_token: z.string().min(1), instance_url: z.url().optional() });
const upserted = z.object({ id: z.string() });

/** Statuses that speak of the CRM itself: no session, no rights or requests used up, no such field, too slow, too many. */
const ofCrm = new Set([401, 403, 404, 408, 429]);

function refused(step: "the sign-in" | "the task", { status }: Response): CrmRefused {
  const ofLead = step === "the task" && status >= 400 && status < 500 && !ofCrm.has(status);
  return new CrmRefused(`Salesforce answered ${status} to ${step}`, { status, ofLead });
}

/**
 * Salesforce over REST, signed in by client credentials. A lead is upserted under our id in an external id field
 * (`PATCH sobjects/Task/{field}/{id}`), so a repetition after a lost answer meets the first record.
 */
export function salesforceCrm(settings: SalesforceSettings, patienceMs = 10_000): Crm {
  let session: Promise<z.output<typeof granted>> | undefined;

  const signIn = async () => {
    const { address, clientId, clientSecret } = settings;
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
    });
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${address}/services/oauth2/token`, { method: "POST", body, signal });
    if (!answer.ok) throw refused("the sign-in", answer);
    return granted.parse(await answer.json());
  };

  const put = async (lead: LeadToHandOver): Promise<Response> => {
    session ??= signIn();
    const { access_token, instance_url = settings.address } = await session;
    const field = `${settings.leadField}/${encodeURIComponent(lead.id)}`;
    return fetch(`${instance_url}/services/data/${settings.version}/sobjects/Task/${field}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify(salesforceTask(lead)),
      signal: AbortSignal.timeout(patienceMs),
    });
  };

  return {
    name: "salesforce",
    async take(lead) {
      try {
        let answer = await put(lead);
        if (answer.status === 401) {
          // The token has run out, or was withdrawn: one new one.
          session = undefined;
          answer = await put(lead);
        }
        if (!answer.ok) throw refused("the task", answer);
        // Older versions answer a repetition with 204 and no body.
        return answer.status === 204 ? lead.id : upserted.parse(await answer.json()).id;
      } catch (error) {
        if (!(error instanceof CrmRefused && error.ofLead)) session = undefined;
        throw error;
      }
    },
  };
}
