import { Agent, request } from "node:http";
import { numbersFrom } from "../random-numbers.ts";
import { type FuzzTarget, fuzzTargets } from "./fuzz-targets.ts";
import { type FuzzedRequest, fuzzedRequest } from "./fuzzed-requests.ts";

interface FuzzRun {
  readonly address: string;
  readonly requests: number;
  readonly seed: number;
  /** An access token of a customer, which a part of the requests carries. */
  readonly token?: string;
  readonly clients?: number;
}
export interface FuzzReport {
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests that ended in a fault of the program, with their status. 0: the connection broke. */
  readonly faults: readonly (FuzzedRequest & { readonly status: number })[];
}

/** Pages that say 500 or 503 because that is what they are for. */
const errorPages = /^\/+error\//i;

/** Sends requests that no honest browser sends to one address after the other, several at a time, and reports every answer of 5xx. */
export async function runFuzz({ address, requests, seed, token, clients = 8 }: FuzzRun): Promise<FuzzReport> {
  const targets = await fuzzTargets(address);
  const numbers = numbersFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const statuses = new Map<number, number>();
  const faults: (FuzzedRequest & { status: number })[] = [];
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const target = targets[left % targets.length] as FuzzTarget;
      const fuzzed = fuzzedRequest(target, numbers, token);
      const status = await statusOf(address, fuzzed, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if ((status === 0 || status >= 500) && !isExpected(fuzzed, status)) faults.push({ ...fuzzed, status });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { statuses, faults };
}

/** Headers of this length are refused before the request is read, and the connection is closed while its body is on the way. */
const longestHeaders = 7_000;

function isExpected({ path, headers }: FuzzedRequest, status: number): boolean {
  if (status === 0) return path.length + Object.values(headers).join("").length > longestHeaders;
  return errorPages.test(path) || (status === 503 && path.includes("testMaintenance="));
}

function statusOf(address: string, fuzzed: FuzzedRequest, agent: Agent): Promise<number> {
  const { method, path, headers, body } = fuzzed;
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
    });
    // An answer that came before the whole body was sent closes the connection: it was counted above. The request that
    // had the connection next goes again, as Node's documentation advises.
    sent.once("error", () => resolve(sent.reusedSocket ? statusOf(address, fuzzed, agent) : 0));
    sent.end(body);
  });
}
