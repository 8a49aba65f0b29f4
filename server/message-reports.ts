import { createHmac, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { config } from "#app/platform/config.server.ts";
import { reportMessage } from "#app/platform/messages/send-message.server.ts";

const id = z.string().regex(/^[\w-]{1,64}$/);
const smsReport = z.object({ id, state: z.enum(["delivered", "failed"]) });
/** Of what Meta reports, the statuses of messages; everything else is let go by. */
const whatsAppReport = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(z.object({ status: z.string(), biz_opaque_callback_data: z.string().optional() }))
              .optional(),
          }),
        }),
      ),
    }),
  ),
});
const states: Readonly<Record<string, "delivered" | "failed">> = {
  delivered: "delivered",
  read: "delivered",
  failed: "failed",
};

/**
 * Where channels report what became of messages: an SMS gateway with its bearer, WhatsApp with a signature. They get no
 * more than a status, so that nobody can find out by them what was sent.
 */
export function messageReports(): Hono {
  const app = new Hono();
  app.use(bodyLimit(config.limits.jsonBodyBytes, (context) => plain(context, 413)));
  app.post("/sms", async (context) => {
    const { SMS_REPORT_TOKEN: secret } = config.env;
    if (secret === undefined) return plain(context, 404);
    if (!showsSecret(context.req.header("authorization"), secret)) return plain(context, 401);
    const report = smsReport.safeParse(parseJson(await context.req.text()));
    if (!report.success) return plain(context, 422);
    await reportMessage({ ...report.data, channel: "sms" });
    return plain(context, 200);
  });
  app.get("/whatsapp", (context) => {
    const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge } = context.req.query();
    const { WHATSAPP_VERIFY_TOKEN: secret } = config.env;
    const isMeta = secret !== undefined && mode === "subscribe" && showsSecret(`Bearer ${token}`, secret);
    return isMeta && /^\w{1,64}$/.test(challenge ?? "")
      ? plain(context, 200, challenge)
      : plain(context, 403);
  });
  app.post("/whatsapp", async (context) => {
    const { WHATSAPP_SECRET: secret } = config.env;
    if (secret === undefined) return plain(context, 404);
    const body = await context.req.text();
    if (!isSignedBy(secret, body, context.req.header("x-hub-signature-256"))) return plain(context, 401);
    const report = whatsAppReport.safeParse(parseJson(body));
    // What is of no interest must not be sent again.
    if (report.success) await reportAll(report.data);
    return plain(context, 200);
  });
  return app;
}

async function reportAll({ entry }: z.output<typeof whatsAppReport>): Promise<void> {
  const statuses = entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []));
  for (const { status, biz_opaque_callback_data: messageId } of statuses) {
    const [state, parsed] = [ownValue(states, status), id.safeParse(messageId)];
    if (state !== undefined && parsed.success)
      await reportMessage({ id: parsed.data, channel: "whatsapp", state });
  }
}

/** Whether the bytes were signed with the app's secret, as Meta does: `sha256=` and the HMAC in hexadecimal. */
function isSignedBy(secret: string, body: string, header = ""): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(header)?.[1] ?? "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function plain(context: Context, status: 200 | 401 | 403 | 404 | 413 | 422, text = ""): Response {
  return context.body(text, status, {
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  });
}
