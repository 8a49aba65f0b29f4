import type { MiddlewareHandler } from "hono";
import { inArabicDigitsInHtml } from "#app/i18n/numbers/digits.ts";
import { readersDigits } from "#app/platform/page/readers-digits.server.ts";

/** Gives the pages that the server writes for each reader the reader's digits; those of the site show them by a font. */
export const inReadersDigits: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  if (!res.headers.get("Content-Type")?.startsWith("text/html")) return;
  if (readersDigits(context) !== "arabic-indic") return;
  const html = await res.text();
  const isArabic = html.includes('<html lang="ar"');
  context.res = undefined;
  context.res = new Response(isArabic ? inArabicDigitsInHtml(html) : html, res);
};
