import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { CommonRefusalCode } from "#app/platform/api/refusals.ts";
import { CallerPlaces } from "#app/platform/limits/caller-places.server.ts";
import { callerAt } from "#app/platform/security/network.server.ts";
import { refuseConnection, sayPlainly } from "./plain-answers.ts";

interface ConnectionLimits {
  /** Open connections of one address; undefined behind a proxy, which brings everybody's requests over its own. */
  readonly connectionsPerAddress: number | undefined;
  readonly headersMs: number;
}
interface BodyLimits {
  readonly bodyMs: number;
  /** The longest pause within a body that is streamed. */
  readonly streamPauseMs: number;
}

/** The request line and all headers. The largest of our own is an access token of at most 4 KB. */
export const mostHeaderBytes = 8 * 1024;
/** What a request that cannot be read is answered with, by Node's code of the error. */
const unreadable: Readonly<Record<string, readonly [status: string, code: CommonRefusalCode]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "headers-too-large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "body-too-large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "too-slow"],
};

export const usualLimits = { headersMs: 10_000, bodyMs: 30_000, streamPauseMs: 60_000 } as const;

/**
 * Feeds, and what a phone sends of its pictures, come at the pace at which they are read: their pauses are limited, not their
 * length.
 */
const streamed =
  /^\/(api\/v1\/cpov\/stock|api\/v3\/parts\/import\/[\w-]+|api\/v3\/documents\/uploads\/[\w-]+\/files\/[\w-]+\/pieces\/\d+|office\/api\/appointments\/[\w-]+\/pictures|drive\/[\w-]+\/license)(\?|$)/;

/** A server whose connections and headers a slow or greedy client cannot hold. Its listener is to be `guarded`. */
export function limitedServer(limits: ConnectionLimits): Server {
  const server = createServer({
    maxHeaderSize: mostHeaderBytes,
    headersTimeout: limits.headersMs,
    // Node's limit of a whole request cannot leave out one address; `guarded` has its own.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(1_000, limits.headersMs / 2),
  });
  server.on("clientError", refuseUnreadable);
  if (limits.connectionsPerAddress !== undefined) limitConnections(server, limits.connectionsPerAddress);
  return server;
}

/** In the middle of an answer there is no room for another one. */
function refuseUnreadable({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage } = socket as Duplex & { readonly _httpMessage?: ServerResponse | null };
  if (code === "ECONNRESET" || _httpMessage?.headersSent === true) return void socket.destroy();
  const [status, refusal] = unreadable[code] ?? ["400 Bad Request", "invalid-headers"];
  refuseConnection(socket, status, refusal);
}

/** Refuses a request with two hosts and gives up a body that takes too long; `listener` gets the rest. */
export function guarded(listener: RequestListener, limits: BodyLimits = usualLimits): RequestListener {
  return (request, response) => {
    if (hasTwoHosts(request)) return sayPlainly(response, "invalid-headers", { Connection: "close" });
    limitBody(request, response, limits);
    listener(request, response);
  };
}

/** Node reads the first of two hosts; a proxy in front may have read the second. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyMs, streamPauseMs }: BodyLimits,
): void {
  const { headers, socket } = request;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const giveUp = () => {
    if (request.complete) return;
    if (response.headersSent) socket.destroy();
    else refuseConnection(socket, "408 Request Timeout", "too-slow");
  };
  const limitTime = () => {
    const timer = setTimeout(giveUp, bodyMs).unref();
    const clear = () => clearTimeout(timer);
    request.once("end", clear).once("close", clear);
  };
  const isStreamed = streamed.test(request.url ?? "");
  if (isStreamed) request.setTimeout(streamPauseMs, giveUp);
  else limitTime();
  // Who is still sending reads the answer only if the connection stays: the rest goes to nobody.
  response.once("finish", () => {
    if (request.complete) return;
    request.removeAllListeners("data").resume();
    if (isStreamed) limitTime();
  });
}

function limitConnections(server: Server, most: number): void {
  const places = new CallerPlaces(most);
  server.on("connection", (socket: Socket) => {
    const caller = callerAt(socket.remoteAddress ?? "");
    if (!places.hasPlaceFor(caller))
      return refuseConnection(socket, "503 Service Unavailable", "unavailable", "Retry-After: 1\r\n");
    places.take(caller);
    socket.once("close", () => places.giveBack(caller));
  });
}
