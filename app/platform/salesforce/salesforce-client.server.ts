import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { BackendUnavailable } from "../backend-unavailable.server.ts";

/** A connected app of an organisation, with the client credentials flow. */
export interface SalesforceApp {
  /** The organisation's own address: https://importer.my.salesforce.com */
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of the REST API, as v62.0 */
  readonly version: string;
}
export interface SalesforceRequest {
  readonly method: "GET" | "POST" | "PATCH";
  /** Below `/services/data/{version}`, escaped. */
  readonly path: string;
  readonly body?: unknown;
  /** It changes nothing, so it is made once more where the first try failed. */
  readonly reads?: boolean;
}
export type SalesforceClient = (request: SalesforceRequest) => Promise<Response>;

/** The token endpoint refused the connected app. */
export class SalesforceSignInRefused extends BackendUnavailable {
  readonly status: number;
  constructor(status: number) {
    super(`Salesforce answered ${status} to the sign-in`);
    this.status = status;
  }
}

const granted = z.object({ access_token: z.string().min(1), instance_url: z.url().optional() });
type Session = Promise<z.output<typeof granted>>;

/** Requests to the organisation at the same time, and how many more may wait for their turn. */
const mostTogether = 8;
const mostWaiting = 64;
const unavailable = new Set([502, 503, 504]);
const secondTryMs = 150;

/**
 * Makes requests of one Salesforce organisation over REST. It signs in when it has to, once for all who wait, and once more
 * where a token has run out. Any answer but a withdrawn token is the caller's to read; a request that gets none within
 * `patienceMs` throws (`TimeoutError`, `TypeError`), as does a refused sign-in.
 */
export function salesforceClient(app: SalesforceApp, patienceMs: number): SalesforceClient {
  let session: Session | undefined;
  const turn = turns(mostTogether, mostWaiting);

  const signIn = async () => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: app.clientId,
      client_secret: app.clientSecret,
    });
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${app.address}/services/oauth2/token`, { method: "POST", body, signal });
    if (!answer.ok) throw new SalesforceSignInRefused(answer.status);
    return granted.parse(await answer.json());
  };

  const once = async ({ method, path, body }: SalesforceRequest): Promise<Response> => {
    session ??= signIn();
    const used = session;
    let isGood = false;
    try {
      const { access_token, instance_url = app.address } = await used;
      const answer = await fetch(`${instance_url}/services/data/${app.version}${path}`, {
        method,
        headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      isGood = answer.status < 500 && answer.status !== 401 && answer.status !== 403;
      return answer;
    } finally {
      // The next request signs in anew, unless another one has seen to it already.
      if (!isGood && session === used) session = undefined;
    }
  };

  const withToken = async (request: SalesforceRequest): Promise<Response> => {
    const answer = await once(request);
    return answer.status === 401 ? once(request) : answer;
  };

  return (request) =>
    turn(async () => {
      const first = withToken(request);
      if (!request.reads) return first;
      const answer = await first.catch((error: Error) => {
        // Who has waited in vain once does not wait twice.
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      if (answer !== undefined && !unavailable.has(answer.status)) return answer;
      await sleep(secondTryMs);
      return withToken(request);
    });
}

/** Lets so many go on at the same time and so many wait; further requests are refused. */
function turns(most: number, waitingMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (underWay < most) underWay += 1;
    else if (waiting.length < waitingMost) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new BackendUnavailable("too many requests wait for Salesforce");
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}
