import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CallFailed } from "./api-client.ts";

/** What one customer's pages have read, kept while that customer stays signed in in this tab. */
let held: { customerId: string; client: QueryClient } | undefined;

/** Gives guarded pages their store of read data. Another customer never sees what the last one read. */
export function CustomerQueries({ customerId, children }: { customerId: string; children: ReactNode }) {
  return <QueryClientProvider client={clientOf(customerId)}>{children}</QueryClientProvider>;
}

function clientOf(customerId: string): QueryClient {
  if (held?.customerId === customerId) return held.client;
  held?.client.clear();
  held = { customerId, client: makeClient() };
  return held.client;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only an outage or a lost connection is worth asking again.
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof CallFailed && (error.reply.status === 0 || error.reply.status >= 500);
}
