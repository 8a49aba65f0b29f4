import { QueryClient, QueryClientProvider, queryOptions } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#app/i18n/language.ts";
import { CallFailed, type CallInput, callApi, dataOf, type Reply } from "./api-client.ts";
import type { AnyCall } from "./call.ts";
import { isOffline } from "./is-offline.ts";

/** Who is at this browser, as far as guarded pages need to know. */
export interface CustomerAccess {
  customerId: string;
  /** As greetings say it, in the language of the page. */
  greetingName: string;
  /** The server's time in milliseconds, whatever the clock of the device says. */
  serverNow: () => number;
  /** A token that is good now. Throws while there is no connection to renew it with. */
  accessToken: () => Promise<string | undefined>;
}

const AccessContext = createContext<CustomerAccess | null>(null);

/** The query cache of one customer, for as long as they stay signed in in this tab. */
let cached: { customerId: string; client: QueryClient } | undefined;

/** Gives guarded pages their store of read data. Another customer never sees what the last one read. */
export function CustomerQueries({ access, children }: { access: CustomerAccess; children: ReactNode }) {
  return (
    <AccessContext value={access}>
      <QueryClientProvider client={clientOf(access.customerId)}>{children}</QueryClientProvider>
    </AccessContext>
  );
}

export function useCustomerAccess(): CustomerAccess {
  const access = useContext(AccessContext);
  if (!access) throw new Error("CustomerQueries is missing above this component");
  return access;
}

/** Makes a call with the customer's token; without a connection to renew it, it fails as `network`. */
export async function callAsCustomer<C extends AnyCall>(
  { accessToken }: CustomerAccess,
  call: C,
  input: CallInput<C>,
): Promise<Reply<C>> {
  let token: string | undefined;
  try {
    token = await accessToken();
  } catch {
    return unreachable;
  }
  return callApi(call, { ...input, token });
}

const unreachable = {
  ok: false,
  status: 0,
  statusText: "",
  code: "network",
  message: "",
  detail: {},
} as const;

/**
 * A reading call as a query: its key is the call and its input. A call whose answer is written in a language has `lang` in its
 * query; the answers of all others stay as they are when the language is switched.
 */
export function customerQuery<C extends AnyCall>(
  access: CustomerAccess,
  call: C,
  input: CallInput<C> & { language: Language },
) {
  const { params, query, body } = input as QueryInput;
  return queryOptions({
    queryKey: [call.id, params ?? null, query ?? null, body ?? null],
    queryFn: async ({ signal }) => dataOf(call, await callAsCustomer(access, call, { ...input, signal })),
  });
}
type QueryInput = { params?: unknown; query?: unknown; body?: unknown };

function clientOf(customerId: string): QueryClient {
  // On the server requests of many visitors are answered.
  if (typeof document === "undefined") return makeClient();
  if (cached?.customerId === customerId) return cached.client;
  cached?.client.clear();
  cached = { customerId, client: makeClient() };
  return cached.client;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only an outage or a lost connection is worth a retry.
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  });
}

function isPassing(error: unknown): boolean {
  return isOffline(error) || (error instanceof CallFailed && error.reply.status >= 500);
}
