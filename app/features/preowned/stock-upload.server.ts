import { Hono } from "hono";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { atMost, FeedTooLarge } from "#app/platform/feed-files/body-at-most.server.ts";
import { confirmedIn, feedAnswers, languageOf } from "#app/platform/feed-files/feed-answers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { feedRefusals } from "./refusals.ts";
import { rowProblems } from "./rules/feed/row-problems.ts";
import { importStock } from "./server/import/import-stock.server.ts";

const perMinute = 30;
const { refusal, withSentences } = feedAnswers(feedRefusals, rowProblems);

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
  if (!imported.ok)
    return refusal(context, imported.code, withSentences(imported.detail ?? {}, languageOf(context)));
  context.header("Cache-Control", "no-store");
  return context.json({ data: withSentences({ ...imported.value }, languageOf(context)) });
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
