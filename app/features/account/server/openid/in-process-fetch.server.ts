import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** What openid-client needs of a fetch. */
interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * A fetch that reaches a listener of this process through a pair of streams: no port, no name lookup, so the site can
 * talk to its own provider behind any proxy and before it listens. The host of the address plays no part.
 */
export function inProcessFetch(
  listener: RequestListener,
): (url: string, options: FetchOptions) => Promise<Response> {
  const server = createServer(listener);
  return async (url, { method = "GET", headers = {}, body }) => {
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    const { pathname, search, host } = new URL(url);
    const content = body === undefined || body === null ? "" : String(body);
    const sized = { ...headers, host, "content-length": String(Buffer.byteLength(content)) };
    const answer = await send(ours, { method, path: pathname + search, headers: sized }, content);
    const bytes = await buffer(answer);
    const status = answer.statusCode ?? 500;
    const nothing = status === 204 || status === 304;
    return new Response(nothing ? null : bytes, { status, headers: headersOf(answer) });
  };
}

function send(
  connection: Duplex,
  { method, path, headers }: { method: string; path: string; headers: Record<string, string> },
  content: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({
      createConnection: () => connection,
      method,
      path,
      headers: { ...headers, connection: "close" },
    });
    sent.on("response", resolve).on("error", reject).end(content);
  });
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}
