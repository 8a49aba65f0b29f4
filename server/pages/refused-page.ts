import type { ServerResponse } from "node:http";
import { html } from "hono/html";
import { servedPage } from "#app/features/account/account.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { type CommonRefusalCode, commonRefusals } from "#app/platform/api/refusals.ts";
import { origin } from "#app/platform/config.server.ts";
import { securityHeaders } from "../security-headers.ts";

const words = defineWords({
  title: { en: "One moment, please", ar: "لحظة من فضلك" },
  again: { en: "Try again", ar: "إعادة المحاولة" },
});

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Few words in two languages: a crowd that is refused costs no more than sending them. */
const made = new Map<string, Promise<string>>();

/** Answers with a page that says why the requested one does not come now, and when to ask for it again. */
export async function sayOnPage(
  response: ServerResponse,
  language: Language,
  { code, retryAfterSeconds }: { readonly code: CommonRefusalCode; readonly retryAfterSeconds: number },
): Promise<void> {
  const page = made.get(`${code} ${language}`) ?? makePage(language, code);
  made.set(`${code} ${language}`, page);
  const body = await page;
  response
    .writeHead(commonRefusals[code].status, {
      ...securityHeaders(origin()),
      "Content-Security-Policy": policy,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfterSeconds),
    })
    .end(body);
}

function makePage(language: Language, code: CommonRefusalCode): Promise<string> {
  const title = words.of(language).title;
  const content = html`<h1>${title}</h1>
<p class="lead">${commonRefusals[code][language]}</p>
<p class="actions"><a class="button" href="">${words.of(language).again}</a></p>`;
  return servedPage({ language, title, content, isWide: true });
}
