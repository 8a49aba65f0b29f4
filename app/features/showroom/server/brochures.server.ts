import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { isLanguage } from "#app/i18n/language.ts";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { QueueFull } from "#app/lib/work-queue.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { config } from "#app/platform/config.server.ts";
import { brochureData } from "./brochure-data.server.ts";
import { brochurePdf } from "./brochure-pdf.server.ts";

/**
 * The brochures of the models as PDF, at `/brochures/MODEL-LANGUAGE.pdf`, made when one is requested. An unknown
 * model or language is not found.
 */
export const brochures = new Hono();

brochures.get("/:file{[a-z0-9-]+-(?:en|ar)\\.pdf}", async (context) => {
  const [, model = "", language = ""] = /^(.+)-(en|ar)\.pdf$/.exec(context.req.param("file")) ?? [];
  const data = isLanguage(language) ? await brochureData(model, language) : undefined;
  if (data === undefined) return notFound(context);
  const pdf = await brochurePdf(data).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error;
  });
  if (pdf === undefined) return refused(context, "unavailable", { "Retry-After": "10" });
  const etag = `"${createHash("sha256").update(pdf).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
  if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  return context.body(new Uint8Array(pdf), 200, {
    ...headers,
    "Content-Type": "application/pdf",
    "Content-Length": String(pdf.length),
    "Content-Language": language,
    "Content-Disposition": `inline; filename="${config.brand}-${model}-${language}.pdf"`,
  });
});
brochures.all("*", notFound);

function notFound(context: Context): Response {
  return refused(context, "not-found");
}

function refused(context: Context, code: "not-found" | "unavailable", headers = {}): Response {
  const { status, en, ar } = commonRefusals[code];
  return context.text(`${en}\n${ar}\n`, status as 404 | 503, { "Cache-Control": "no-store", ...headers });
}
