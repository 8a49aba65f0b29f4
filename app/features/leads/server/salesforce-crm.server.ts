import * as z from "zod";
import type { Crm, LeadToHandOver } from "./crm.server.ts";
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

/** The CRM answered, and not with what was asked for. */
class CrmRefused extends Error {
  readonly status: number;
  constructor(step: string, status: number) {
    super(`Salesforce answered ${status} to ${step}`);
    this.name = `CrmRefused${status}`;
    this.status = status;
  }
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
    if (!answer.ok) throw new CrmRefused("the sign-in", answer.status);
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
        if (!answer.ok) throw new CrmRefused("the task", answer.status);
        // Older versions answer a repetition with 204 and no body.
        return answer.status === 204 ? lead.id : upserted.parse(await answer.json()).id;
      } catch (error) {
        session = undefined;
        throw error;
      }
    },
  };
}
