import { Hono } from "hono";
import { html } from "hono/html";
import { type AnyCall, isWrite } from "#app/platform/api/call.ts";
import type { Refusals } from "#app/platform/api/refusals.ts";
import { toolPage, toolPagePolicy } from "../tool-pages/tool-page.ts";
import { callExamples } from "./example-calls.ts";
import { openApi, refusalsOf, schemaOf } from "./openapi.ts";

/** The readable documentation at `/api/docs`, and the OpenAPI 3.1 document behind it. */
export function apiDocumentation(calls: readonly AnyCall[]): Hono {
  const app = new Hono();
  const document = openApi(calls);
  const page = toolPage("Marsa API", contentOf(calls));
  app.get("/openapi.json", (context) => context.json(document));
  app.get("/", async (context) =>
    context.html(await page, 200, { "Content-Security-Policy": toolPagePolicy }),
  );
  return app;
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
