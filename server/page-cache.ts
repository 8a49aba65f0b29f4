import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseLanguage } from "#app/i18n/language.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Coding = "br" | "gzip" | "identity";
type HeaderList = Record<string, string | string[]>;

/** A page as the site rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: HeaderList;
  readonly html: Buffer;
  /** The instant from which the page says something that is over, such as an offer's last day. */
  readonly freshUntil?: Date | undefined;
}

/** A page as it goes over the wire, in each coding, with its headers ready. */
interface Page {
  readonly status: number;
  readonly etag: string;
  readonly bytes: number;
  readonly freshUntil: Date | undefined;
  readonly codings: Readonly<Record<Coding, { readonly body: Buffer; readonly headers: HeaderList }>>;
}

/**
 * Public pages as compressed bytes, keyed by path, language, brand and content version. A new content version empties
 * it, and a page that was rendered from an older version is not kept, so a stale one can never win. A page that speaks
 * of today is not given out after its day.
 */
export class PageCache {
  #pages = new Map<string, Page>();
  /** Pages that are being rendered, by version and key. */
  readonly #flights = new Map<string, Promise<Page>>();
  #bytes = 0;
  #version = 0;
  #suspended = true;
  readonly #brand: string;
  readonly #mostBytes: number;
  readonly #now: () => Date;

  constructor(brand: string, mostBytes = 128 * 1024 * 1024, now = () => new Date()) {
    this.#brand = brand;
    this.#mostBytes = mostBytes;
    this.#now = now;
  }

  get version(): number {
    return this.#version;
  }

  /** Takes notice of a published content version. */
  moveTo(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.empty();
  }

  /** Serves nothing from memory until the content version is known again. */
  suspend(): void {
    this.#suspended = true;
    this.empty();
  }

  resume(version: number): void {
    this.moveTo(version);
    this.#suspended = false;
  }

  empty(): void {
    this.#pages = new Map();
    this.#bytes = 0;
  }

  /** Answers from memory where the page is there. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.keyOf(request);
    const page = key === undefined ? undefined : this.#pages.get(key);
    if (page === undefined || (page.freshUntil !== undefined && page.freshUntil <= this.#now())) return false;
    sendPage(page, request, response);
    return true;
  }

  /**
   * Answers with a page rendered anew, and keeps it where it is public and still fresh. Whoever asks for the same page
   * meanwhile waits for that one rendering.
   */
  async answerAndKeep(
    render: () => Promise<RenderedPage>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const key = this.keyOf(request);
    const page = await (key === undefined ? this.#make(render) : this.#makeOnce(key, render));
    sendPage(page, request, response);
  }

  #makeOnce(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const flight = `${this.#version} ${key}`;
    const known = this.#flights.get(flight);
    if (known !== undefined) return known;
    const made = this.#make(render, key).finally(() => this.#flights.delete(flight));
    this.#flights.set(flight, made);
    return made;
  }

  async #make(render: () => Promise<RenderedPage>, key?: string): Promise<Page> {
    const version = this.#version;
    const rendered = await render();
    const { status, headers } = rendered;
    const page = await makePage(rendered);
    const fresh = !this.#suspended && version === this.#version;
    if (key !== undefined && status === 200 && fresh && isPublic(headers)) this.#keep(key, page);
    return page;
  }

  /** The key of a cacheable request: a reading of a path whose query holds nothing but the language. */
  keyOf(request: IncomingMessage): string | undefined {
    const url = request.url ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const mark = url.indexOf("?");
    if (mark < 0) return `${this.#brand} lang=${languageWish(request)} ${url}`;
    const search = url.slice(mark + 1);
    if (search !== "lang=en" && search !== "lang=ar") return undefined;
    return `${this.#brand} ?${search} ${url.slice(0, mark)}`;
  }

  #keep(key: string, page: Page): void {
    const old = this.#pages.get(key);
    if (old !== undefined) this.#bytes -= old.bytes;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const [oldest, { bytes }] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

/** Whether an answer may be given to others: it sets no cookie, and does not forbid to be kept. */
function isPublic(headers: HeaderList): boolean {
  return Object.entries(headers).every(
    ([name, value]) =>
      !/^set-cookie$/i.test(name) &&
      !(/^cache-control$/i.test(name) && /no-store|private/i.test(String(value))),
  );
}

/** The language of a request without `lang`: what the visitor chose before, else what the browser asks for. */
export function languageWish(request: IncomingMessage): "en" | "ar" {
  const stored = /(?:^|;\s*)lang=(en|ar)\b/.exec(request.headers.cookie ?? "")?.[1];
  return chooseLanguage({ stored, acceptLanguage: request.headers["accept-language"] });
}

async function makePage({ status, headers, html, freshUntil }: RenderedPage): Promise<Page> {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const size = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  };
  const [br, gz] = await Promise.all([brotli(html, size), zip(html)]);
  const shared: HeaderList = {
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Accept-Language, Cookie",
    ...headers,
    ETag: etag,
  };
  const coded = (body: Buffer, coding: Coding) => ({
    body,
    headers: {
      ...shared,
      "Content-Length": String(body.length),
      ...(coding === "identity" ? {} : { "Content-Encoding": coding }),
    },
  });
  const codings = { br: coded(br, "br"), gzip: coded(gz, "gzip"), identity: coded(html, "identity") };
  return { status, etag, bytes: br.length + gz.length + html.length, freshUntil, codings };
}

function sendPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = page.codings[codingOf(request.headers["accept-encoding"])];
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) {
    const { "Content-Length": _, "Content-Encoding": __, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

function codingOf(accepted: string | undefined): Coding {
  if (accepted === undefined) return "identity";
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
