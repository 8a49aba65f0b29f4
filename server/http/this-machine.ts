import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { isLoopbackHost } from "#app/lib/loopback-host.ts";
import { noteAccess } from "#app/platform/security/access-notes.server.ts";

/** The names of this machine that a browser or a collector on it writes. */
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Headers by which proxies, balancers and networks in front say whom they forward, or that they do. */
const ofForwarding =
  /forwarded|^via$|-(ip|ipv6|addr|address)$|^(x-)?(cf|cdn|akamai|fastly|envoy|amz|amzn|azure|appengine|arr|vercel|original|remote|proxy|ssl|varnish|cloud|request-start)(-|$)/;

type Received = Pick<IncomingMessage, "headers" | "httpVersion"> & {
  readonly socket?: { readonly remoteAddress?: string | undefined };
};

/**
 * Whether somebody at this machine sent a request to it: over a loopback connection, to a loopback host, forwarded by
 * nobody. A proxy on the machine connects from it too, and has to name whom it forwards; older ones that do not speak HTTP/1.0.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: Received): boolean {
  return (
    httpVersion !== "1.0" &&
    isLoopbackHost(socket?.remoteAddress ?? "") &&
    ownHost.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => ofForwarding.test(name))
  );
}

/** The same for a request that reached the app; one of the program itself came over no connection. */
export function comesFromThisMachine({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  return incoming !== undefined && isFromThisMachine(incoming);
}

/** For everybody else these pages are not there. */
export const thisMachineAlone: MiddlewareHandler = async (context, next) => {
  if (comesFromThisMachine(context)) return next();
  noteAccess(context, { code: "not-this-machine", isHidden: true });
  return context.notFound();
};
