import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export { provideSite } from "#app/platform/site-context.ts";

/** Renders a whole page before its first byte: pages are cached and hashed, so they are never sent in pieces. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shownStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      onAllReady() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        const page = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(page), { headers, status: shownStatus }));
        pipe(page);
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
