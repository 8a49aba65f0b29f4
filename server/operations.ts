import { type Context, Hono } from "hono";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { config } from "#app/platform/config.server.ts";
import { metrics } from "#app/platform/metrics.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import { comesFromThisMachine } from "./http/this-machine.ts";

/** What an operator's tools check: does the process live, can it serve, how is it doing. */
export function operations(isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.json({ status: "alive" }));
  app.get("/readyz", async (context) => {
    const ready = await isReady();
    return context.json({ status: ready ? "ready" : "not ready" }, ready ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    if (!mayReadMetrics(context)) return context.notFound();
    return context.body(await metrics.metrics(), 200, { "Content-Type": metrics.contentType });
  });
  return app;
}

/** Metrics are for a collector with the token; without a token they are for this machine. */
function mayReadMetrics(context: Context): boolean {
  const token = config.env.MARSA_METRICS_TOKEN;
  if (token === undefined) return comesFromThisMachine(context);
  if (showsSecret(context.req.header("authorization"), token)) return true;
  noteForged(context);
  return false;
}
