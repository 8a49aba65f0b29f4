import { Hono } from "hono";
import { config } from "#app/platform/config.server.ts";
import { contentApi } from "../api.server.ts";

const here = new Hono().route("/graphql", contentApi);

/**
 * How a server half asks for content: the built-in source in this process, an importer's own over the wire. It sees
 * what a page sees.
 */
export function contentAsked(): {
  readonly fetch: typeof globalThis.fetch;
  readonly base: string | undefined;
} {
  const { content: base } = config.backends;
  if (base !== undefined) return { fetch: globalThis.fetch, base };
  return { fetch: async (address) => here.request(String(address)), base: undefined };
}
