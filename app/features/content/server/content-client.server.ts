import { Hono } from "hono";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { contentApi, contentSource } from "../api.server.ts";
import { encode } from "./answer-query.server.ts";
import { readContent } from "./read-content.server.ts";

const here = new Hono().route("/graphql", contentApi);

/**
 * How a server half requests content: the built-in source in this process, an importer's own over the wire. It sees
 * what a page sees. A write names its transaction: one that waited for a second connection could stop them all.
 */
export function contentClient(trx?: AnyTransaction): {
  readonly fetch: typeof globalThis.fetch;
  readonly base: string | undefined;
} {
  const { content: base } = config.backends;
  if (base !== undefined) return { fetch: globalThis.fetch, base };
  const source = trx === undefined ? here : sourceWithin(trx);
  return { fetch: async (address) => source.request(String(address)), base: undefined };
}

function sourceWithin(trx: AnyTransaction): Hono {
  const source = contentSource(async (lookup, at) => encode(lookup, await readContent(lookup, at, trx)));
  return new Hono().route("/graphql", source);
}
