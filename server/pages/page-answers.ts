import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOfConnection } from "#app/platform/api/api-app.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { CallerQueue, TurnRefused } from "#app/platform/limits/caller-queue.server.ts";
import { TokenBuckets } from "#app/platform/limits/token-buckets.server.ts";
import type { Arrivals } from "../http/arrivals.ts";
import { sayPlainly } from "../http/plain-answers.ts";
import { isFromThisMachine } from "../http/this-machine.ts";
import { originOfConnection, writeRefusedAccess } from "../refused-access.ts";
import { securityHeaders } from "../security-headers.ts";
import { languageAt, languageOf } from "./language-of-request.ts";
import { type PageAddress, readPageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import { sayOnPage } from "./refused-page.ts";
import { type PageParts, renderPage } from "./render-page.ts";
import { type HeaderList, type Page, sendPage } from "./rendered-page.ts";
import { readSentForm } from "./sent-form.ts";

export interface PageAnswersParts extends PageParts {
  readonly cache: PageCache;
  isDatabaseReachable(): Promise<boolean>;
  readonly arrivals: Arrivals;
}
type Found = Extract<PageAddress, { kind: "page" }>;

/** A target that is its own address and requests nothing but a language: its key needs no reading of routes. */
const plainTarget = /^(\/|(?:\/[\w~-][\w.~-]*)+)(\?lang=(?:en|ar))?$/;

/** Renderings at once and waiting. Of one caller eight are taken; while nobody else waits four of them run. */
const renderings = { atOnce: 4, atOnceOfCaller: 4, waiting: 128, waitMs: 2_000, ofCaller: 8 };

/** Forms that one caller may send: the calls behind them count no callers in this process. */
const formsOfCaller = { burst: 10, perMinute: 20 };

/** While the database is away: the stale page, which nobody else may store. */
const staleHeaders: HeaderList = {
  "cache-control": "no-store",
  "Cache-Status": "marsa; hit; detail=stale-if-error",
};

/** Answers requests for pages of the site: from memory, else rendered within limits of all and of each caller. */
export class PageAnswers {
  readonly #parts: PageAnswersParts;
  readonly #queue: CallerQueue;
  readonly #buckets: TokenBuckets;
  readonly #forms = new TokenBuckets(formsOfCaller);

  constructor(parts: PageAnswersParts, { renderBurst: burst, requestsPerMinute: perMinute } = config.limits) {
    this.#parts = parts;
    this.#queue = new CallerQueue(renderings, () => parts.arrivals.pause());
    this.#buckets = new TokenBuckets({ burst, perMinute });
  }

  /** Answers from memory where the page is there. */
  fromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#parts.developing || !isReading(request)) return false;
    const key = this.#keyOf(request);
    const page = key === undefined ? undefined : this.#parts.cache.find(key);
    if (page !== undefined) sendPage(page, request, response);
    return page !== undefined;
  }

  /** Answers with a page rendered anew, with the one address of the page, or with a refusal. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isReading(request) && request.method !== "POST") return sayReadOnly(response);
    try {
      // Matching a route costs more than refusing.
      this.#queue.refuseWithoutPlace(callerOf(request));
      const address = readPageAddress(request.url ?? "/", this.#parts.site.factsOf);
      if (address.kind === "unreadable") return sayPlainly(response, "not-found");
      if (address.kind === "page" && address.isTrial && !isFromThisMachine(request))
        return sayPlainly(response, "not-found");
      if (address.kind === "moved") return moveTo(address.to, response);
      if (request.method === "POST") return await this.#takeForm(address, request, response);
      if (this.#parts.developing) return await this.#develop(address, request, response);
      const { page, headers } = await this.#pageAt(address, request);
      sendPage(page, request, response, headers);
    } catch (error) {
      if (!(error instanceof TurnRefused)) throw error;
      await sayOnPage(response, languageAt(request), error);
    }
  }

  async #pageAt(address: Found, request: IncomingMessage): Promise<{ page: Page; headers?: HeaderList }> {
    const { cache, isDatabaseReachable } = this.#parts;
    const key = keyOf(address, request);
    const last = cache.stale(key);
    if (last !== undefined && cache.isSuspended && !(await isDatabaseReachable()))
      return { page: last, headers: staleHeaders };
    const page = await cache.renderOnce(key, address.isCacheable, () => this.#render(address, request));
    if (last !== undefined && page.status >= 500 && !(await isDatabaseReachable()))
      return { page: last, headers: staleHeaders };
    const { location } = page.headers;
    if (typeof location !== "string" || !location.startsWith("/") || address.rest === "") return { page };
    return { page, headers: { location: `${location}${location.includes("?") ? "&" : "?"}${address.rest}` } };
  }

  /** A form that a page sends without a script: the page's route answers with a redirect, or with the page again. */
  async #takeForm(address: Found, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, search, rest } = address;
    if (!this.#parts.site.factsOf(path)?.takesForms) return sayReadOnly(response);
    const form = await readSentForm(request);
    if (!form.ok) {
      if (form.code === "foreign-form") logForeignForm(request);
      return sayPlainly(response, form.code, { Connection: "close" });
    }
    if (!this.#forms.take(callerOf(request))) throw new TurnRefused("too-many-requests", 10);
    const query = [search.replace(/^\?/, ""), rest].filter((part) => part !== "").join("&");
    const target = query === "" ? path : `${path}?${query}`;
    const page = await this.#rendered(target, address, request, form.value);
    response.writeHead(page.status, { ...page.headers, "cache-control": "no-store" }).end(page.html);
  }

  /** A page from memory costs nothing; a rendered one does, and anyone can request as many as there are addresses. */
  #render(address: Found, request: IncomingMessage) {
    return this.#rendered(`${address.path}${address.search}`, address, request);
  }

  #rendered(target: string, { language }: Found, request: IncomingMessage, form?: string) {
    const caller = callerOf(request);
    if (!this.#buckets.take(caller)) return Promise.reject(new TurnRefused("too-many-requests", 10));
    const chosen = language ?? languageOf(request);
    return this.#queue.run(caller, () => renderPage(this.#parts, target, chosen, form));
  }

  async #develop(address: Found, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, search, language } = address;
    const chosen = language ?? languageOf(request);
    const { status, headers, html } = await renderPage(this.#parts, `${path}${search}`, chosen);
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : html);
  }

  #keyOf(request: IncomingMessage): string | undefined {
    const target = request.url ?? "/";
    const [, path, lang] = plainTarget.exec(target) ?? [];
    if (path !== undefined) return `${lang ?? `${languageOf(request)} `}${path}`;
    const address = readPageAddress(target, this.#parts.site.factsOf);
    return address.kind === "page" && address.isCacheable ? keyOf(address, request) : undefined;
  }
}

/** A page whose address names its language differs from the same page without: it names itself in links. */
function keyOf({ path, search, language }: Found, request: IncomingMessage): string {
  const others = search.replace(/[?&]lang=\w+$/, "");
  return `${language === undefined ? `${languageOf(request)} ` : `?lang=${language}`}${path}${others}`;
}

function callerOf(request: IncomingMessage): string {
  return addressOfConnection(request, String(request.headers["x-forwarded-for"] ?? ""));
}

function logForeignForm(request: IncomingMessage): void {
  writeRefusedAccess(originOfConnection(request), {
    code: "foreign-form",
    method: "POST",
    path: "/*",
    status: 403,
  });
}

function sayReadOnly(response: ServerResponse): void {
  sayPlainly(response, "method-not-allowed", { Allow: "GET, HEAD" });
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** One page, one address: of several spellings search engines and caches would make several pages. */
function moveTo(address: string, response: ServerResponse): void {
  response.writeHead(301, { ...securityHeaders(origin()), Location: address, "Content-Length": "0" }).end();
}
