import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { chooseLanguage, isLanguage } from "#app/i18n/language.ts";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isUnstorable } from "#app/platform/api/api-app.server.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyContentQuery, contentConfiguration } from "#app/platform/content/content-query.ts";
import { log } from "#app/platform/log.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { queryNamed } from "./persisted-queries.ts";
import { type ContentRefusalCode, contentRefusals } from "./refusals.ts";
import { readQueryAddress } from "./rules/query-address.ts";
import { answerQuery } from "./server/answer-query.server.ts";
import "./server/end-publications.server.ts";
import "./server/personal-data.server.ts";
import type { ContentRequest } from "./server/read-content.server.ts";

export { contentVersionIn } from "./server/content-version.server.ts";

const basePath = "/execute.json/";

/** The content source over HTTP: `GET /execute.json/{config}/{query};lang=ar;brand=rimal`, read-only and public. */
export function contentSource(answer: typeof answerQuery): Hono {
  const app = new Hono();
  app.get("/execute.json/*", async (context) => {
    const read = readRequest(context);
    if (!read.ok) return refusal(context, read.code, read.detail);
    const { body, etag } = await answer(read.value, now());
    // Revalidated each time, so that a publish is seen by the next read.
    const headers = { ETag: etag, "Cache-Control": "public, max-age=0, must-revalidate" };
    if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
    return context.body(body, 200, { ...headers, "Content-Type": "application/json; charset=utf-8" });
  });
  app.all("/execute.json/*", (context) => refusal(context, "method-not-allowed"));
  app.all("/*", (context) => refusal(context, "not-found"));
  app.onError((error, context) => {
    if (isUnstorable(error)) return refusal(context, "broken-address");
    log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "content");
    return refusal(context, isUnreachable(error) ? "unavailable" : "internal");
  });
  return app;
}

/** The built-in content source. */
export const contentApi = contentSource(answerQuery);

function readRequest(context: Context): Result<ContentRequest, ContentRefusalCode> {
  const { pathname } = new URL(context.req.url);
  const address = readQueryAddress(pathname.slice(pathname.indexOf(basePath) + basePath.length));
  if (address === undefined) return refuse("broken-address");
  if (address.configuration !== contentConfiguration) return refuse("unknown-configuration");
  const query = queryNamed(address.name);
  if (query === undefined) return refuse("unknown-query");
  const { lang, brand = "" } = address.variables;
  if (!isLanguage(lang)) return refuse("unknown-language");
  if (!Object.hasOwn(config.brands, brand)) return refuse("unknown-brand");
  const narrowed = readNarrowing(query, address.variables);
  if (narrowed === "unreadable") return refuse("unreadable-variable");
  if (query.by === undefined) return succeed({ query, language: lang, brand, narrowed });
  const key = address.variables[query.by];
  if (key === undefined) return refuse("missing-variable", { variable: query.by });
  return succeed({ query, language: lang, brand, key });
}

/** The variables that narrow a query's items; their names in one order, so that one choice has one name. */
function readNarrowing(
  { narrowing }: AnyContentQuery,
  variables: Readonly<Record<string, string>>,
): ContentRequest["narrowed"] | "unreadable" {
  const given = (narrowing?.variables ?? []).filter((variable) => Object.hasOwn(variables, variable));
  if (narrowing === undefined || given.length === 0) return undefined;
  const narrow = narrowing.narrow(variables);
  if (narrow === undefined) return "unreadable";
  return { name: given.map((variable) => `${variable}=${variables[variable]}`).join(";"), narrow };
}

const refusals = { ...commonRefusals, ...contentRefusals };

/** Refuses in the shape of the API's errors, in the language of the address, else of the caller. */
function refusal(
  context: Context,
  code: keyof typeof refusals,
  detail?: Readonly<Record<string, unknown>>,
): Response {
  const inPath = /(?:;|%3B)lang(?:=|%3D)(\w{2})(?!\w)/i.exec(context.req.url)?.[1];
  const language = chooseLanguage({ address: inPath, acceptLanguage: context.req.header("accept-language") });
  const requestId = randomUUID();
  const { status, [language]: message } = refusals[code];
  context.header("Cache-Control", "no-store");
  context.header("X-Request-Id", requestId);
  return context.json({ ...detail, code, message, requestId }, status as 400);
}
