import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { atMost, FeedTooLarge } from "#app/platform/feed-files/body-at-most.server.ts";
import { log } from "#app/platform/log.server.ts";
import { feedRefusals } from "./refusals.ts";
import { rowProblems } from "./rules/feed/row-problems.ts";
import type { RefusedRow } from "./server/import/feed-cars.server.ts";
import { importStock } from "./server/import/import-stock.server.ts";

const perMinute = 30;

/**
 * Where a dealer's system brings its stock: `POST /api/v1/cpov/stock?complete=true` with the feed as the body (CSV or JSON)
 * and `MARSA_STOCK_SECRET` as bearer; `confirm=<count>` confirms that so many cars may go from the listing. It is no call of the API: its body is read as it comes, however long it is. An
 * installation without the secret has no such endpoint.
 */
export const stockUpload = new Hono();

stockUpload.post("/", async (context) => {
  const secret = config.env.MARSA_STOCK_SECRET;
  if (secret === undefined) return refusal(context, "not-found");
  if (!isWithinLimit(`stock ${addressOf(context.req.raw, context.env)}`, perMinute))
    return refusal(context, "too-many-requests");
  if (!showsSecret(context.req.header("authorization"), secret)) return refusal(context, "not-allowed");
  const { body, headers } = context.req.raw;
  if (Number(headers.get("content-length") ?? 0) > config.limits.stockFeedBytes)
    return refusal(context, "body-too-large");
  if (body === null) return refusal(context, "empty-feed");
  const imported = await importStock(atMost(body, config.limits.stockFeedBytes), {
    complete: context.req.query("complete") === "true",
    confirmedRemovals: confirmedIn(context),
    now: now(),
  });
  if (!imported.ok) return refusal(context, imported.code, shown(imported.detail ?? {}, languageOf(context)));
  context.header("Cache-Control", "no-store");
  return context.json({ data: shown({ ...imported.value }, languageOf(context)) });
});

stockUpload.all("/", (context) => {
  if (config.env.MARSA_STOCK_SECRET === undefined) return refusal(context, "not-found");
  context.header("Allow", "POST");
  return refusal(context, "method-not-allowed");
});

stockUpload.onError((error, context) => {
  if (error instanceof FeedTooLarge) return refusal(context, "body-too-large");
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "stock");
  return refusal(context, "internal");
});

/** How many cars the dealer's system has confirmed to go; what is no number confirms nothing. */
function confirmedIn(context: Context): number {
  const said = context.req.query("confirm") ?? "";
  return /^\d{1,9}$/.test(said) ? Number(said) : 0;
}

/** Refused rows with a sentence for each wrong field. */
function shown(detail: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  const { refusedRows, ...rest } = detail as { refusedRows?: readonly RefusedRow[] };
  if (refusedRows === undefined) return rest;
  const rows = refusedRows.map(({ line, problems }) => ({
    line,
    fields: problems.map(({ field, problem }) => ({
      path: field,
      code: problem,
      message: rowProblems[problem][language],
    })),
  }));
  return { ...rest, refusedRows: rows };
}

const refusals = { ...commonRefusals, ...feedRefusals };

function refusal(
  context: Context,
  code: keyof typeof refusals,
  detail: Readonly<Record<string, unknown>> = {},
): Response {
  const { status, [languageOf(context)]: message } = refusals[code];
  if (status === 429) context.header("Retry-After", "30");
  context.header("Cache-Control", "no-store");
  return context.json({ ...detail, code, message, requestId: randomUUID() }, status as 400);
}

function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
}
