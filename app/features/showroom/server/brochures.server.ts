import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { contentVersion } from "#app/features/content/content.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { PdfUnavailable } from "#app/platform/pdf/pdf-writer.server.ts";
import { type Loaded, ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { brochureData } from "./brochure-data.server.ts";
import { brochurePdf, mostCached } from "./brochure-pdf.server.ts";

interface Brochure {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}
interface Found {
  /** Undefined: there is no such model. */
  readonly brochure?: Brochure;
}

/** What begins or ends by its time alone is seen as late as by who stored the brochure. */
const freshSeconds = 300;
const found = new ReadModel<Found>("brochures", { most: mostCached });

/**
 * The brochures of the models as PDF, at `/brochures/MODEL-LANGUAGE.pdf`, made when one is requested and read again once the
 * content has changed. An unknown model or language is not found.
 */
export const brochures = new Hono();

brochures.get("/:file{[a-z0-9-]+-(?:en|ar)\\.pdf}", async (context) => {
  const [, model = "", language = ""] = /^(.+)-(en|ar)\.pdf$/.exec(context.req.param("file")) ?? [];
  if (!isLanguage(language)) return notFound(context);
  const version = await contentVersion(config.brand);
  const load = () => findBrochure(model, language);
  const made = await found.get(`${model} ${language}`, version, load).catch((error: unknown) => {
    if (!(error instanceof PdfUnavailable)) throw error;
  });
  if (made === undefined) return refused(context, "unavailable", { "Retry-After": "10" });
  if (made.brochure === undefined) return notFound(context);
  const { pdf, etag } = made.brochure;
  const headers = { ETag: etag, "Cache-Control": `public, max-age=${freshSeconds}` };
  if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  return context.body(pdf, 200, {
    ...headers,
    "Content-Type": "application/pdf",
    "Content-Length": String(pdf.length),
    "Content-Language": language,
    "Content-Disposition": `inline; filename="${config.brand}-${model}-${language}.pdf"`,
  });
});
brochures.all("*", notFound);

/** Models that are none are not cached: there is no end to their names. */
async function findBrochure(model: string, language: Language): Promise<Loaded<Found>> {
  const data = await brochureData(model, language);
  if (data === undefined) return { value: {}, isCacheable: false };
  const pdf = await brochurePdf(data);
  const etag = `"${createHash("sha256").update(pdf).digest("base64url").slice(0, 22)}"`;
  return {
    value: { brochure: { pdf, etag } },
    freshUntil: new Date(now().getTime() + freshSeconds * 1_000),
  };
}

function notFound(context: Context): Response {
  return refused(context, "not-found");
}

function refused(context: Context, code: "not-found" | "unavailable", headers = {}): Response {
  const { status, en, ar } = commonRefusals[code];
  return context.text(`${en}\n${ar}\n`, status as 404 | 503, { "Cache-Control": "no-store", ...headers });
}
