import { type Context, Hono } from "hono";
import type { Language } from "#app/i18n/language.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { showsSecret } from "#app/platform/api/bearer-secret.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { atMost, FeedTooLarge } from "#app/platform/feed-files/body-at-most.server.ts";
import { confirmedIn, feedAnswers, languageOf } from "#app/platform/feed-files/feed-answers.server.ts";
import { log } from "#app/platform/log.server.ts";
import { importRefusals } from "./refusals.ts";
import { rowProblems } from "./rules/feed/row-problems.ts";
import { importCatalogue } from "./server/import/import-catalogue.server.ts";
import { importPrices } from "./server/import/import-prices.server.ts";

const perMinute = 30;
const { refusal, withSentences } = feedAnswers(importRefusals, rowProblems);
const imports = {
  catalogue: importCatalogue,
  prices: importPrices,
} as const;

interface ImportLimits {
  /** What the importer's system shows; an installation without it has no such endpoint. */
  readonly secret: string | undefined;
  readonly mostBytes: number;
}

/**
 * Where the importer's system brings its parts: `POST /api/v3/parts/import/catalogue` (JSON lines) and `.../prices` (CSV)
 * with the file as the body and the secret as bearer. `dry=true` reports and changes nothing; `complete=false` brings a
 * part of a catalogue; `confirm=<count>` confirms that so many records may go. No calls of the API: their bodies are read as they come, however long they are.
 */
export function partsImport(limits: ImportLimits): Hono {
  const app = new Hono();
  app.post("/:kind{catalogue|prices}", (context) =>
    takeIn(context, context.req.param("kind") as keyof typeof imports, limits),
  );
  app.all("/:kind{catalogue|prices}", (context) => {
    if (limits.secret === undefined) return refusal(context, "not-found");
    context.header("Allow", "POST");
    return refusal(context, "method-not-allowed");
  });
  app.onError((error, context) => {
    if (error instanceof FeedTooLarge) return refusal(context, "body-too-large");
    log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "parts import");
    return refusal(context, "internal");
  });
  return app;
}

async function takeIn(
  context: Context,
  kind: keyof typeof imports,
  { secret, mostBytes }: ImportLimits,
): Promise<Response> {
  if (secret === undefined) return refusal(context, "not-found");
  if (!isWithinLimit(`parts import ${addressOf(context.req.raw, context.env)}`, perMinute))
    return refusal(context, "too-many-requests");
  if (!showsSecret(context.req.header("authorization"), secret)) return refusal(context, "not-allowed");
  const { body, headers } = context.req.raw;
  if (Number(headers.get("content-length") ?? 0) > mostBytes) return refusal(context, "body-too-large");
  if (body === null) return refusal(context, "empty-file");
  const language = languageOf(context);
  const flags = readFlags(context);
  if (typeof flags === "string") return refusal(context, "invalid-input", wrongFlag(flags, language));
  const options = { now: now(), ...flags, confirmedRemovals: confirmedIn(context) };
  const imported = await imports[kind](atMost(body, mostBytes), options);
  if (!imported.ok) return refusal(context, imported.code, withSentences(imported.detail ?? {}, language));
  context.header("Cache-Control", "no-store");
  return context.json({ data: withSentences({ ...imported.value }, language) });
}

const usualFlags = { dry: false, complete: true };

/** Or the name of one that is neither: `dry=1` would change everything, and `complete=no` remove what the file lacks. */
function readFlags(context: Context): typeof usualFlags | keyof typeof usualFlags {
  const flags = { ...usualFlags };
  for (const name of ["dry", "complete"] as const) {
    const written = context.req.query(name) ?? String(usualFlags[name]);
    if (written !== "true" && written !== "false") return name;
    flags[name] = written === "true";
  }
  return flags;
}

function wrongFlag(path: string, language: Language) {
  return { fields: [{ path, code: "wrong-value", message: rowProblems["wrong-value"][language] }] };
}
