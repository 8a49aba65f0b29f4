import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { scriptNonceHeader } from "#app/platform/page/site-context.ts";

export { provideSite } from "#app/platform/page/site-context.ts";

/**
 * Renders a whole page before its first byte: pages are cached and hashed, so they are never sent in pieces. Its own
 * scripts bear a nonce that only this rendering knows; the host allows just those by their hashes and takes it off.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shownStatus = status;
    const nonce = randomBytes(16).toString("base64url");
    const page = <ServerRouter context={entry} url={request.url} nonce={nonce} />;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Whatever its size, a late part is written in its place: pages are read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        headers.set(scriptNonceHeader, nonce);
        const html = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(html), { headers, status: shownStatus }));
        pipe(html);
      },
      onShellError: reject,
      onError(error: unknown) {
        shownStatus = 500;
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      },
    });
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  process.stderr.write(`${error instanceof Error ? error.stack : JSON.stringify(error)}\n`);
}
