import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { oidcCallback } from "#app/features/account/api.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { addressOfConnection } from "#app/platform/api/api-app.server.ts";
import { countRequest } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { brandStyleSource, identity } from "#app/platform/identity/identity.server.ts";
import { log } from "#app/platform/log.server.ts";
import { scriptNonceHeader, styleSourceHeader } from "#app/platform/page/site-context.ts";
import { ownPaths } from "./app.ts";
import type { FileHost } from "./hosted-files/file-answers.ts";
import { sayPlainly, setHeaders } from "./http/plain-answers.ts";
import { languageWish, type PageCache, type RenderedPage } from "./page-cache.ts";
import { closedPolicy, sealPage, securityHeaders } from "./security-headers.ts";
import type { RenderSite } from "./site.ts";

const { hosts, ...analyticsOfPages } = config.analytics;
const tags = [...(config.analytics.script ? [config.analytics.script] : []), ...hosts];
const pageSources = {
  styles: [brandStyleSource],
  tags: [...new Set(tags.map(originOf))],
  media: config.mediaHosts.map(originOf),
};

type Middleware = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface Parts {
  readonly app: Hono;
  readonly cache: PageCache;
  /** Pictures and videos of the content folder. */
  readonly hosts: readonly FileHost[];
  readonly site: RenderSite;
  /** Files of the built site, or Vite's in development. */
  readonly files: Middleware;
  /** Pages are neither kept nor held to the strict policy while they are being developed. */
  readonly developing: boolean;
}

/** The order of the house: pictures and videos, page cache, own paths, files, and pages rendered anew. */
export function requestListener(parts: Parts): RequestListener {
  const { app, cache, hosts, files, developing } = parts;
  const answerOwn = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answerOidc = oidcCallback();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    if (request.method === "TRACE") return sayPlainly(response, "method-not-allowed", { Allow: "GET, HEAD" });
    if (ownPaths.test(url)) {
      // The strictest policy, unless the answer brings one of its own.
      setHeaders(response, { ...securityHeaders(origin()), "Content-Security-Policy": closedPolicy });
      if (/^\/accounts\/oidc(\/|\?|$)/.test(url)) return void answerOidc(request, response);
      return void answerOwn(request, response);
    }
    if (await files(request, response)) return;
    await renderPage(parts, request, response);
  };
  return (request, response) => {
    const host = hosts.find((one) => one.isFor(request.url ?? "/"));
    if (host === undefined && !developing && cache.answer(request, response)) return;
    const answered = host ? host.answer(request, response) : answer(request, response);
    answered.catch((error: Error) => failPlainly(error, response));
  };
}

async function renderPage(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return sayPlainly(response, "method-not-allowed", { Allow: "GET, HEAD" });
  }
  // A page from memory costs nothing; a rendered one does, and anyone can ask for one with a query of their own.
  const caller = addressOfConnection(request, String(request.headers["x-forwarded-for"] ?? ""));
  if (!countRequest(`pages ${caller}`, config.limits.requestsPerMinute))
    return sayPlainly(response, "too-many-requests", { "Retry-After": "30" });
  const url = addressOfPage(request.url ?? "/");
  if (url === null) return sayPlainly(response, "not-found");
  const asked = url.searchParams.get("lang");
  const language = isLanguage(asked) ? asked : languageWish(request);
  const render = async () => {
    let freshUntil: Date | undefined;
    const answer = await parts.site(new Request(url, { headers: { "accept-language": language } }), {
      fetch: inProcessFetch(parts.app),
      language,
      brand: config.brand,
      market: market(),
      currency: config.importer.currency,
      identity: identity(language),
      analytics: analyticsOfPages,
      origin: origin(),
      now,
      isTrial: config.env.MARSA_OUTBOX === "on",
      keepUntil: (instant) => {
        if (freshUntil === undefined || instant < freshUntil) freshUntil = instant;
      },
    });
    return { ...(await sealAnswer(answer, parts)), freshUntil };
  };
  if (!parts.developing) return parts.cache.answerAndKeep(render, request, response);
  const { status, headers, html } = await render();
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : html);
}

/** What goes out of an answer of the site: a page with the policy of its own scripts, anything else with none at all. */
async function sealAnswer(answer: Response, { developing }: Parts): Promise<RenderedPage> {
  const { status } = answer;
  const said: Record<string, string> = Object.fromEntries(answer.headers);
  const {
    "content-type": type = "text/plain",
    [scriptNonceHeader]: nonce = "",
    [styleSourceHeader]: style = "",
    ...rest
  } = said;
  const headers = { ...securityHeaders(origin()), ...rest, "Content-Type": type };
  const body = Buffer.from(await answer.arrayBuffer());
  // Vite puts scripts and styles of its own into a page that is being developed.
  if (developing) return { status, headers, html: body };
  if (!type.startsWith("text/html")) {
    const closed = { ...headers, "Content-Security-Policy": closedPolicy };
    return { status, headers: closed, html: body };
  }
  const styles = [...pageSources.styles, style];
  const { html, policy } = sealPage(body.toString(), nonce, { ...pageSources, styles });
  return {
    status,
    headers: { ...headers, "Content-Security-Policy": policy },
    html: Buffer.from(html),
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}

/** The address of a page at our own origin, whatever host the request line or `//host/path` names; null: unreadable. */
function addressOfPage(target: string): URL | null {
  if (target.startsWith("/")) return URL.parse(`${origin()}${target}`);
  const named = URL.parse(target);
  return named && URL.parse(`${origin()}${named.pathname}${named.search}`);
}

/** A fetch whose own addresses are answered in this process, without a network in between. */
function inProcessFetch(app: Hono): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof input !== "string" || !input.startsWith("/")) return globalThis.fetch(input, init);
    return app.fetch(new Request(`${origin()}${input}`, init));
  };
}

function failPlainly(error: Error, response: ServerResponse): void {
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "request");
  if (response.headersSent) return void response.destroy();
  sayPlainly(response, "internal");
}
