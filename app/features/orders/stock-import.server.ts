import { type Context, Hono } from "hono";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { atMost, FeedTooLarge } from "#app/platform/feed-files/body-at-most.server.ts";
import { feedAnswers, languageOf } from "#app/platform/feed-files/feed-answers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { stockFileRefusals } from "./refusals.ts";
import { momentOfCount, stockProblems } from "./rules/stock-row.ts";
import { importStock } from "./server/stock/import-stock.server.ts";

const perMinute = 30;
const { refusal, withSentences } = feedAnswers(stockFileRefusals, stockProblems);
const wrongQuery = {
  dry: { en: "It is true or false.", ar: "القيمة إما true أو false." },
  asOf: {
    en: "It is the moment of the count with its zone, such as 2026-11-26T03:00:00Z.",
    ar: "يُكتب وقت الجرد مع المنطقة الزمنية بهذه الصيغة: 2026-11-26T03:00:00Z.",
  },
} as const;

interface ImportLimits {
  /** What the importer's system shows; an installation without it has no such endpoint. */
  readonly secret: string | undefined;
  readonly mostBytes: number;
}

/**
 * Where the importer's system brings what was counted: `POST /api/v3/parts/import/stock?asOf=<instant>` with the CSV as the body
 * and the secret as bearer. `dry=true` reports and changes nothing. No call of the API: its body is read as it comes,
 * however long it is.
 */
export function stockImport(limits: ImportLimits): Hono {
  const app = new Hono();
  app.post("/stock", (context) => takeIn(context, limits));
  app.all("/stock", (context) => {
    if (limits.secret === undefined) return refusal(context, "not-found");
    context.header("Allow", "POST");
    return refusal(context, "method-not-allowed");
  });
  app.onError((error, context) => {
    if (error instanceof FeedTooLarge) return refusal(context, "body-too-large");
    log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "stock import");
    return refusal(context, "internal");
  });
  return app;
}

async function takeIn(context: Context, { secret, mostBytes }: ImportLimits): Promise<Response> {
  if (secret === undefined) return refusal(context, "not-found");
  if (!isWithinLimit(`stock import ${addressOf(context.req.raw, context.env)}`, perMinute))
    return refusal(context, "too-many-requests");
  if (!showsSecret(context.req.header("authorization"), secret)) return refusal(context, "not-allowed");
  const { body, headers } = context.req.raw;
  if (Number(headers.get("content-length") ?? 0) > mostBytes) return refusal(context, "body-too-large");
  if (body === null) return refusal(context, "empty-file");
  const asOf = momentOfCount(context.req.query("asOf") ?? "");
  if (asOf === undefined) return wrong(context, "asOf");
  const dry = context.req.query("dry") ?? "false";
  // `dry=1` would change everything.
  if (dry !== "true" && dry !== "false") return wrong(context, "dry");
  const imported = await importStock(atMost(body, mostBytes), { asOf, dry: dry === "true", now: now() });
  const language = languageOf(context);
  if (!imported.ok) return refusal(context, imported.code, withSentences(imported.detail ?? {}, language));
  context.header("Cache-Control", "no-store");
  return context.json({ data: withSentences({ ...imported.value }, language) });
}

function wrong(context: Context, path: keyof typeof wrongQuery): Response {
  const message = wrongQuery[path][languageOf(context)];
  return refusal(context, "invalid-input", { fields: [{ path, code: "wrong-value", message }] });
}
