import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { scriptNonceHeader, styleSourceHeader } from "#app/platform/page/site-context.ts";
import { WrittenHead } from "#app/platform/page/written-head.ts";
import style from "./site.css?inline";

export { provideSite } from "#app/platform/page/site-context.ts";

/** What the policy of a page calls the style that stands in it. */
const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

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
    // In development no policy is held, and React would find a nonce that the browser's side does not know.
    const nonce = import.meta.env.DEV ? {} : { nonce: randomBytes(16).toString("base64url") };
    const page = (
      <WrittenHead value={{ style, modules: modulesOf(entry), nonce: nonce.nonce }}>
        <ServerRouter context={entry} url={request.url} {...nonce} />
      </WrittenHead>
    );
    const { pipe } = renderToPipeableStream(page, {
      ...nonce,
      // Whatever its size, a part behind a boundary is written in its place: pages are read without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        headers.set(scriptNonceHeader, nonce.nonce ?? "");
        headers.set(styleSourceHeader, styleSource);
        const written = new PassThrough();
        resolve(buffer(written).then((html) => new Response(html, { headers, status: shownStatus })));
        pipe(written);
      },
      onShellError: reject,
      onError(error: unknown) {
        shownStatus = 500;
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      },
    });
  });
}

/** The files of scripts that a page begins with. */
function modulesOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = [manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([manifest.url, ...files])];
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  process.stderr.write(`${error instanceof Error ? error.stack : JSON.stringify(error)}\n`);
}
