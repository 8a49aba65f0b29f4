import type * as z from "zod";
import { GatewayRefused, GatewayUnavailable } from "./gateway.server.ts";

export interface GatewayRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, already written: amounts stand in it as digits. */
  readonly body?: string;
}
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Statuses that say nothing about the request itself. */
const passing = new Set([408, 425, 429]);
const usualPatienceMs = 10_000;

/**
 * Requests JSON of a gateway with its secret as bearer. A 404 of a reading request is `undefined`; other refusals and answers
 * that cannot be read are thrown. What the gateway wrote stays out of the messages: it may name the payer.
 */
export function gatewayClient(gateway: string, secret: string, send: Send, patienceMs = usualPatienceMs) {
  return async <T>(schema: z.ZodType<T>, request: GatewayRequest): Promise<T | undefined> => {
    const { method, path, headers, body } = request;
    try {
      const answer = await send(path, {
        method,
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", ...headers },
        ...(body !== undefined && { body }),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 404 && method === "GET") return undefined;
      if (answer.status >= 500 || passing.has(answer.status))
        throw new GatewayUnavailable(`${gateway} answered ${answer.status}`);
      if (!answer.ok) throw new GatewayRefused(`${gateway} answered ${answer.status}`, answer.status);
      const parsed = schema.safeParse(answer.status === 204 ? undefined : await answer.json());
      if (!parsed.success) throw new GatewayUnavailable(`${gateway} answered in another shape`);
      return parsed.data;
    } catch (error) {
      if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable(`${gateway} does not answer: ${(error as Error).name}`);
    }
  };
}

/** What must be there: a request that is no reading one never answers with nothing. */
export function present<T>(value: T | undefined, gateway: string): T {
  if (value === undefined) throw new GatewayUnavailable(`${gateway} answered nothing`);
  return value;
}
