import { Hono } from "hono";
import { proxy } from "hono/proxy";

/**
 * Hands the calls of one API base on to the importer's own system, whose address the configuration names. Content
 * queries keep their whole path: it is the same at every source.
 */
export function ownSystem(address: string): Hono {
  const app = new Hono();
  app.all("/*", (context) => {
    const url = new URL(context.req.url);
    const path = url.pathname.replace(/^\/api\/v\d/, "");
    const { host: _, ...headers } = context.req.header();
    return proxy(`${address}${path}${url.search}`, { raw: context.req.raw, headers });
  });
  return app;
}
