import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { type AnyCall, isWrite } from "#app/platform/api/call.ts";
import type { Refusals } from "#app/platform/api/refusals.ts";
import { toolPage, toolPagePolicy } from "../tool-pages/tool-page.ts";
import { callExamples } from "./example-calls.ts";
import { openApi, refusalsOf, schemaOf } from "./openapi.ts";

interface Answer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The readable documentation at `/api/docs`, and the OpenAPI 3.1 document behind it: bytes that are made once. */
export function apiDocumentation(calls: readonly AnyCall[]): Hono {
  const app = new Hono();
  const document = answerOf(JSON.stringify(openApi(calls)), { "Content-Type": "application/json" });
  const page = Promise.resolve(toolPage("Marsa API", contentOf(calls))).then((text) =>
    answerOf(String(text), {
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Security-Policy": toolPagePolicy,
    }),
  );
  app.get("/openapi.json", (context) => send(context, document));
  app.get("/", async (context) => send(context, await page));
  return app;
}

function answerOf(text: string, headers: Answer["headers"]): Answer {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return { bytes: new TextEncoder().encode(text), etag, headers };
}

function send(context: Context, { bytes, etag, headers }: Answer): Response {
  context.header("ETag", etag);
  context.header("Cache-Control", "no-cache");
  if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304);
  context.header("Content-Length", String(bytes.length));
  return context.body(streamOf(bytes), 200, headers);
}

/** A stream of bytes that are there: a body of bytes is copied for each answer, and these are a megabyte. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function contentOf(calls: readonly AnyCall[]) {
  return html`<h1>Marsa API</h1>
<p class="quiet">Answers are <code>{ data, message? }</code>; refusals are <code>{ code, message, requestId, fields? }</code> in the language of
<code>?lang=</code> or <code>Accept-Language</code>. Each call sends the headers <code>appbrand</code>, <code>env</code>, <code>platform</code> and, when known,
<code>ecid</code>. Customers' calls carry <code>Authorization: Bearer …</code>; their writes carry an <code>Idempotency-Key</code>.
The same as a document for tools: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${calls.map(callArticle)}`;
}

function callArticle(call: AnyCall) {
  const { request, answer } = callExamples[call.id] ?? { request: {}, answer: undefined };
  const parts = (["params", "query", "body", "answer"] as const).filter((part) => call[part] !== undefined);
  return html`<article id="${call.id}">
<h2><code class="tag">${call.method}</code> <code>/api/${call.base}${call.path}</code></h2>
<p>${call.summary} <span class="quiet">${callers[call.who]} ${isWrite(call) ? "Once for one Idempotency-Key." : ""}</span></p>
${parts.map((part) => details(part, json(schemaOf(call[part], part === "answer" ? "output" : "input"))))}
${details("example", html`${json(request)}${json(answer)}`)}
${details("refusals", refusalTable(refusalsOf(call)))}
</article>`;
}

const callers = {
  anyone: "For anyone.",
  customer: "For signed-in customers.",
  either: "For anyone, and for signed-in customers as themselves.",
} as const satisfies Record<AnyCall["who"], string>;

function details(name: string, content: ReturnType<typeof html>) {
  return html`<details><summary>${name}</summary>${content}</details>`;
}

function json(value: unknown) {
  return html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}

function refusalTable(refusals: Refusals) {
  const rows = Object.entries(refusals).map(
    ([code, { status, en, ar }]) =>
      html`<tr><td>${status}</td><td><code>${code}</code></td><td>${en}</td><td lang="ar" dir="rtl">${ar}</td></tr>`,
  );
  return html`<table><thead><tr><th>Status</th><th>Code</th><th>English</th><th>Arabic</th></tr></thead><tbody>${rows}</tbody></table>`;
}
