import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { chooseLanguage } from "#app/i18n/language.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { log } from "#app/platform/log.server.ts";

const longestMs = 20_000;

/**
 * Hands the calls of one API base on to the importer's own system, whose address the configuration names. Content
 * queries keep their whole path: it is the same at every source. A system that does not answer is `unavailable`.
 */
export function importerProxy(address: string): Hono {
  const app = new Hono();
  app.all("/*", (context) => {
    const url = new URL(context.req.url);
    const path = url.pathname.replace(/^\/api\/v\d/, "");
    // Cookies hold the tokens of this site; a call that needs one carries it itself.
    const { host: _, cookie: __, ...headers } = context.req.header();
    const signal = AbortSignal.timeout(longestMs);
    return proxy(`${address}${path}${url.search}`, { raw: context.req.raw, headers, signal });
  });
  app.onError((error, context) => {
    log.error(
      { err: { name: error.name, code: (error.cause as { code?: string } | undefined)?.code } },
      "importer proxy",
    );
    const { status, ...message } = commonRefusals.unavailable;
    const language = chooseLanguage({
      address: context.req.query("lang"),
      acceptLanguage: context.req.header("accept-language"),
    });
    const body = { code: "unavailable", message: message[language], requestId: randomUUID() };
    return context.json(body, status as 503, { "Cache-Control": "no-store" });
  });
  return app;
}
