import { Hono } from "hono";
import { metrics } from "#app/platform/metrics.server.ts";

/** What an operator's tools ask: does the process live, can it serve, how is it doing. */
export function operations(isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.get("/healthz", (context) => context.json({ status: "alive" }));
  app.get("/readyz", async (context) => {
    const ready = await isReady();
    return context.json({ status: ready ? "ready" : "database unreachable" }, ready ? 200 : 503);
  });
  app.get("/metrics", async (context) =>
    context.body(await metrics.metrics(), 200, { "Content-Type": metrics.contentType }),
  );
  return app;
}
