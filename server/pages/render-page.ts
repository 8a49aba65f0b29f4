import type { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { brandStyleSource, identity } from "#app/platform/identity/identity.server.ts";
import { pagesRendered } from "#app/platform/metrics.server.ts";
import type { CheckedAnswer } from "#app/platform/page/answer-cache.ts";
import { scriptNonceHeader, styleSourceHeader } from "#app/platform/page/site-context.ts";
import { cameraHeaders, closedPolicy, sealPage, securityHeaders } from "../security-headers.ts";
import { fetchOfRendering } from "./fetch-of-rendering.ts";
import type { RenderedPage } from "./rendered-page.ts";
import type { RenderedSite } from "./site.ts";

const { hosts, ...analyticsOfPages } = config.analytics;
const tags = [...(config.analytics.script ? [config.analytics.script] : []), ...hosts];
const pageSources = {
  styles: [brandStyleSource],
  tags: [...new Set(tags.map(originOf))],
  media: config.mediaHosts.map(originOf),
  frames: config.authorOrigins.map(originOf),
};

/** Far more than all queries of a site in two languages; what is read least goes first. */
const answers = new LRUCache<string, CheckedAnswer>({ max: 2_000 });

export interface PageParts {
  readonly app: Hono;
  readonly site: RenderedSite;
  /** Pages are neither cached nor held to the strict policy while they are being developed. */
  readonly developing: boolean;
}

/** Renders the page of an address of ours, path and query, in a language; with a form, what its route answers to it. */
export async function renderPage(
  parts: PageParts,
  address: string,
  language: Language,
  form?: string,
): Promise<RenderedPage> {
  pagesRendered.inc();
  let freshUntil: Date | undefined;
  const request = requestFor(address, language, form);
  // A page that could not say everything is nobody's next one.
  const fetch = fetchOfRendering(parts.app, () => {
    freshUntil = new Date(0);
  });
  const answer = await parts.site.render(request, {
    fetch,
    answers: parts.developing ? undefined : answers,
    language,
    brand: config.brand,
    market: market(),
    currency: config.importer.currency,
    identity: identity(language),
    minimumDriverAge: config.testDrive.minimumAge,
    analytics: analyticsOfPages,
    origin: origin(),
    now,
    isTrial: config.env.MARSA_OUTBOX === "on",
    cacheUntil: (instant) => {
      if (freshUntil === undefined || instant < freshUntil) freshUntil = instant;
    },
  });
  const [path = ""] = address.split("?");
  const mayUseCamera = parts.site.factsOf(path)?.handle.camera ?? false;
  return { ...(await sealAnswer(answer, parts, mayUseCamera)), freshUntil };
}

function requestFor(address: string, language: Language, form: string | undefined): Request {
  const headers = { "accept-language": language };
  if (form === undefined) return new Request(`${origin()}${address}`, { headers });
  return new Request(`${origin()}${address}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: form,
  });
}

/** What goes out of an answer of the site: a page with the policy of its own scripts, anything else with none at all. */
async function sealAnswer(
  answer: Response,
  { developing }: PageParts,
  mayUseCamera: boolean,
): Promise<RenderedPage> {
  const { status } = answer;
  const said: Record<string, string> = Object.fromEntries(answer.headers);
  const {
    "content-type": type = "text/plain",
    [scriptNonceHeader]: nonce = "",
    [styleSourceHeader]: style = "",
    ...rest
  } = said;
  const camera = mayUseCamera ? cameraHeaders : {};
  const retry: Record<string, string> = status === 503 ? { "retry-after": "10" } : {};
  const headers = { ...securityHeaders(origin()), ...camera, ...retry, ...rest, "Content-Type": type };
  const body = Buffer.from(await answer.arrayBuffer());
  // Vite puts scripts and styles of its own into a page that is being developed.
  if (developing) return { status, headers, html: body };
  if (!type.startsWith("text/html")) {
    const closed = { ...headers, "Content-Security-Policy": closedPolicy };
    return { status, headers: closed, html: body };
  }
  const styles = [...pageSources.styles, style];
  const { html, policy } = sealPage(body.toString(), nonce, { ...pageSources, styles, wasm: mayUseCamera });
  return {
    status,
    headers: { ...headers, "Content-Security-Policy": policy },
    html: Buffer.from(html),
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
