import type { IncomingMessage } from "node:http";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";

/** What a person types is far smaller. */
const mostBytes = 64 * 1024;

/** The body of a form that a page of this site sent without a script. */
export async function readSentForm(
  request: IncomingMessage,
): Promise<Result<string, "foreign-form" | "method-not-allowed" | "body-too-large">> {
  if (!isOwnForm(new Headers(request.headers as Record<string, string>))) return refuse("foreign-form");
  if (!request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded"))
    return refuse("method-not-allowed");
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) return refuse("body-too-large");
    pieces.push(piece);
  }
  return succeed(Buffer.concat(pieces).toString());
}
