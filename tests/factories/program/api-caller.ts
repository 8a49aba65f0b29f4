import { type CallInput, callApi, type Reply } from "#app/platform/api/api-client.ts";
import type { AnyCall } from "#app/platform/api/call.ts";

/**
 * Calls the API of a running program as one customer, or as a visitor. Each call has a connection of its own: the program may close an
 * idle one in the moment in which a busy test takes it. A program behind a proxy (`MARSA_PROXIES`) sees it come from `from`.
 */
export function apiCaller(address: string, token?: string, from?: () => string) {
  const reach: typeof globalThis.fetch = (input, init) => {
    const forwarded = from && { "x-forwarded-for": from() };
    const headers = { ...init?.headers, connection: "close", ...forwarded };
    return globalThis.fetch(`${address}${input}`, { ...init, headers });
  };
  return <C extends AnyCall>(call: C, given: Omit<CallInput<C>, "token" | "fetch">): Promise<Reply<C>> =>
    callApi(call, { ...given, token, fetch: reach } as unknown as CallInput<C>);
}

let requests = 0;
/** An address for one request alone, where the limit of one caller is not what is tested. */
export function newAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}
