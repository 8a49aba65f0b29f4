import type { Hono } from "hono";
import { contentVersion, type WithinRendering } from "#app/features/content/api.server.ts";
import { origin } from "#app/platform/config.server.ts";

interface Read {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/**
 * The fetch of one rendering. Its own addresses are answered in this process, without a network in between. The same
 * read is made once, however many loaders need it, and all content queries share one reading of the content version.
 */
export function fetchOfRendering(app: Hono): typeof globalThis.fetch {
  const reads = new Map<string, Promise<Read>>();
  const versions = new Map<string, Promise<number>>();
  const rendering: WithinRendering = {
    contentVersion: (brand) => remembered(versions, brand, () => contentVersion(brand)),
  };
  const answer = (path: string, init?: RequestInit) =>
    app.fetch(new Request(`${origin()}${path}`, init), rendering);
  return async (input, init) => {
    if (typeof input !== "string" || !input.startsWith("/")) return globalThis.fetch(input, init);
    if (init?.method !== undefined && init.method !== "GET") return answer(input, init);
    const headers = new Headers(init?.headers);
    const key = [input, ...[...headers].map(([name, value]) => `${name}: ${value}`)].join("\n");
    const { body, ...rest } = await remembered(reads, key, async () => {
      const answered = await answer(input, { headers });
      return { status: answered.status, headers: answered.headers, body: await answered.arrayBuffer() };
    });
    return new Response(rest.status === 204 || rest.status === 304 ? null : body, rest);
  };
}

function remembered<V>(all: Map<string, Promise<V>>, key: string, make: () => Promise<V>): Promise<V> {
  const made = all.get(key) ?? make();
  all.set(key, made);
  return made;
}
