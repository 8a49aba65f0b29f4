import { type Context, Hono } from "hono";
import { isLoopbackHost } from "#app/lib/loopback-host.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { config } from "#app/platform/config.server.ts";
import { metrics } from "#app/platform/metrics.server.ts";

/** What an operator's tools check: does the process live, can it serve, how is it doing. */
export function operations(isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.json({ status: "alive" }));
  app.get("/readyz", async (context) => {
    const ready = await isReady();
    return context.json({ status: ready ? "ready" : "database unreachable" }, ready ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    if (!mayReadMetrics(context)) return context.notFound();
    return context.body(await metrics.metrics(), 200, { "Content-Type": metrics.contentType });
  });
  return app;
}

/**
 * Metrics are for a collector with the token; without a token they are for this machine. A proxy on this machine
 * connects from it too, but names another host or says whom it forwards.
 */
function mayReadMetrics({ req, env }: Context): boolean {
  const token = config.env.MARSA_METRICS_TOKEN;
  if (token !== undefined) return showsSecret(req.header("authorization"), token);
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
    (name) => req.header(name) !== undefined,
  );
  return (
    !isForwarded &&
    isLoopbackHost(incoming?.socket?.remoteAddress ?? "") &&
    isLoopbackHost(new URL(req.url).hostname)
  );
}
