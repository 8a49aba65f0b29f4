import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { origin } from "#app/platform/config.server.ts";
import { languageAt } from "../pages/language-of-request.ts";
import { closedPolicy, fileHeaders, securityHeaders } from "../security-headers.ts";

/** A host of files of the content folder: pictures, videos. */
export interface FileHost {
  /** Whether a request is for this host. */
  isFor(url: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** What every file of the content folder is sent with, as `writeHead` takes it. */
export const headersOfFiles = Object.entries({
  ...fileHeaders(),
  "Content-Security-Policy": closedPolicy,
}).flat();

/** An address with the hash of the file as it is now never changes; any other one may. */
export function cacheControlOf(isCurrent: boolean): string {
  return isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300";
}

/** Whether the browser has it already. */
export function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  return hasETag(headers["if-none-match"], etag);
}

interface FileRefusal {
  readonly code: string;
  readonly status: number;
  readonly en: string;
  readonly ar: string;
}

const headersOfRefusals: Readonly<Record<string, Record<string, string>>> = {
  "method-not-allowed": { Allow: "GET, HEAD" },
  unavailable: { "Retry-After": "10" },
};

/** A refusal instead of a file, in the shape of the catalogue. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { code, status, ...message }: FileRefusal,
): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ code, message: message[languageAt(request)], requestId });
  response.writeHead(status, {
    ...securityHeaders(origin()),
    "Content-Security-Policy": closedPolicy,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    "Content-Length": Buffer.byteLength(body),
    ...headersOfRefusals[code],
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
