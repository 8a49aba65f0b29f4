import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { hasETag } from "#app/lib/http/has-etag.ts";

const [brotli, unpack, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

export type HeaderList = Record<string, string | string[]>;

/** A page as the site rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: HeaderList;
  readonly html: Buffer;
  /** The instant from which the page says something that is over, such as an offer's last day. */
  readonly freshUntil?: Date | undefined;
}

/** A page as it is cached and sent: in brotli, from which the rarer codings are made when they are requested. */
export interface Page {
  readonly status: number;
  readonly etag: string;
  readonly headers: HeaderList;
  br: Coded;
  gzip: Coded | undefined;
}
interface Coded {
  readonly body: Buffer;
  readonly headers: HeaderList;
}

/** What an entry of the cache weighs besides its brotli bytes: headers, the keys of maps, a variant in gzip. */
export const extraBytes = 8 * 1024;

/** An answer that may go out once is compressed quickly; one that is read again as well as it can be, for a fifth less of bytes. */
const quickly = 4;
const strongly = 11;

export async function pageOf({ status, headers, html }: RenderedPage): Promise<Page> {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const shared: HeaderList = {
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "Accept-Encoding, Accept-Language, Cookie",
    "accept-ranges": "none",
    ...headers,
    ETag: etag,
  };
  const br = coded(shared, await compress(html, quickly), "br");
  return { status, etag, headers: shared, br, gzip: undefined };
}

/** Compresses a page again that is read more than once. Its bytes are never more than before. */
export async function strengthen(page: Page): Promise<void> {
  const body = await compress(await unpack(page.br.body), strongly);
  if (body.length < page.br.body.length) page.br = coded(page.headers, body, "br");
}

/** Sends a page in the coding that the client prefers, and of an unchanged one only that it is. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  extra?: HeaderList,
): void {
  if (page.status === 200 && hasETag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...page.headers, ...extra }).end();
    return;
  }
  const coding = codingOf(request.headers["accept-encoding"]);
  if (coding === "br") send(page, page.br, request, response, extra);
  else
    inCoding(page, coding).then(
      (body) => send(page, body, request, response, extra),
      () => response.destroy(),
    );
}

function send(
  page: Page,
  { body, headers }: Coded,
  request: IncomingMessage,
  response: ServerResponse,
  extra?: HeaderList,
): void {
  response.writeHead(page.status, extra === undefined ? headers : { ...headers, ...extra });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function inCoding(page: Page, coding: "gzip" | "identity"): Promise<Coded> {
  if (coding === "gzip" && page.gzip !== undefined) return page.gzip;
  const html = await unpack(page.br.body);
  if (coding === "identity") return coded(page.headers, html, coding);
  page.gzip = coded(page.headers, await zip(html), coding);
  return page.gzip;
}

function coded(headers: HeaderList, body: Buffer, coding: "br" | "gzip" | "identity"): Coded {
  const length = { "Content-Length": String(body.length) };
  return {
    body,
    headers: { ...headers, ...length, ...(coding === "identity" ? {} : { "Content-Encoding": coding }) },
  };
}

function compress(html: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } });
}

function codingOf(accepted: string | undefined): "br" | "gzip" | "identity" {
  if (accepted === undefined) return "identity";
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
