import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
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

export const usualLimits = { headersMs: 10_000, bodyMs: 30_000, streamPauseMs: 60_000 } as const;

/** Feeds and pictures of a phone come at the pace at which they are read: their pauses are limited, not their length. */
const streamed = /^\/(api\/v1\/cpov\/stock|drive\/[\w-]+\/license)(\?|$)/;

/** A server whose connections and headers a slow or greedy client cannot hold. Its listener is to be `guarded`. */
export function limitedServer(limits: ConnectionLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    // Node's limit of a whole request cannot leave out one address; `guarded` has its own.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(1_000, limits.headersMs / 2),
  });
  if (limits.connectionsPerAddress !== undefined) limitConnections(server, limits.connectionsPerAddress);
  return server;
}

/** Refuses a request with two hosts and gives up a body that takes too long; `listener` gets the rest. */
export function guarded(listener: RequestListener, limits: BodyLimits = usualLimits): RequestListener {
  return (request, response) => {
    if (hasTwoHosts(request)) return sayPlainly(response, "invalid-headers", { Connection: "close" });
    limitBody(request, limits);
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

function limitBody(request: IncomingMessage, { bodyMs, streamPauseMs }: BodyLimits): void {
  const { headers, socket } = request;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const giveUp = () => {
    if (!request.complete) refuseConnection(socket, "408 Request Timeout");
  };
  if (streamed.test(request.url ?? "")) return void request.setTimeout(streamPauseMs, giveUp);
  const timer = setTimeout(giveUp, bodyMs).unref();
  const clear = () => clearTimeout(timer);
  request.once("end", clear).once("close", clear);
}

function limitConnections(server: Server, most: number): void {
  const places = new CallerPlaces(most);
  server.on("connection", (socket: Socket) => {
    const caller = callerAt(socket.remoteAddress ?? "");
    if (!places.hasPlaceFor(caller))
      return refuseConnection(socket, "503 Service Unavailable", "Retry-After: 1\r\n");
    places.take(caller);
    socket.once("close", () => places.giveBack(caller));
  });
}
