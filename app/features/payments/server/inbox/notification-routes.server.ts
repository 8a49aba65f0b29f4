import { setTimeout as sleep } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { log } from "#app/platform/log.server.ts";
import { noteAccess } from "#app/platform/security/access-notes.server.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { handleEvent } from "./handle-event.server.ts";
import { receiveEvent } from "./receive-event.server.ts";

const mostBytes = 64 * 1024;
/** A gateway that waits for an answer is not held up by its own slow API. */
const answerWithinMs = 3_000;

/**
 * Where gateways notify us, at `/payments/notifications/{gateway}`. What is signed is stored and answered with 200; what it
 * says is read from the gateway itself, at once or by a job.
 */
export const paymentNotifications = new Hono();

paymentNotifications.use(async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
});
paymentNotifications.use(bodyLimit(mostBytes, (context) => context.body(null, 413)));

paymentNotifications.post("/:gateway", async (context: Context) => {
  const gateway = gatewayOf(context.req.param("gateway") ?? "");
  if (gateway === undefined) return context.body(null, 404);
  const body = new Uint8Array(await context.req.arrayBuffer());
  const notification = gateway.readNotification(body, context.req.raw.headers);
  if (notification === "not-genuine") {
    noteAccess(context, { code: notification });
    return context.body(null, 401);
  }
  if (notification === "of-no-interest") return context.body(null, 200);
  const at = now();
  const eventId = await receiveEvent({ ...notification, gateway: gateway.id, body }, at);
  if (eventId !== undefined) await Promise.race([handleNow(eventId, at), sleep(answerWithinMs)]);
  return context.body(null, 200);
});

/** What fails here is taken up by the job of the stored row. */
async function handleNow(eventId: string, at: Date): Promise<void> {
  await handleEvent(eventId, at).catch((error: Error) =>
    log.warn({ eventId, err: { name: error.name, message: error.message } }, "a notification waits"),
  );
}
