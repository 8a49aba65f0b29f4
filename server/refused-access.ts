import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { addressOf, addressOfConnection, requestIdOf } from "#app/platform/api/api-app.server.ts";
import type { Access } from "#app/platform/security/access-notes.server.ts";
import { type RequestOrigin, writeSecurityLine } from "#app/platform/security/security-line.server.ts";

/**
 * Writes one line of the security log for each request whose access is refused: every 401 and 403, and what was noted as
 * hidden. It has the code, the pattern of the path and the id of who is signed in, never a value of the address.
 */
export const logRefusedAccess: MiddlewareHandler = async (context, next) => {
  await next();
  const { status } = context.res;
  const { isHidden, isOrdinary, code = `http-${status}`, ...who } = context.get("access") ?? {};
  if (isOrdinary === true || !(isHidden === true || status === 401 || status === 403)) return;
  const { method } = context.req;
  writeRefusedAccess(originOf(context), { code, method, path: routePath(context), status, ...who });
};

type RefusedAccess = Pick<Access, "customerId" | "staffId"> & {
  readonly code: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
};

/** Writes the same line for an answer of the sign-in provider, which knows nothing of the app. */
export function logRefusalOf(request: IncomingMessage, response: ServerResponse, path: string): void {
  response.once("finish", () => {
    const { statusCode: status } = response;
    if (status !== 401 && status !== 403) return;
    writeRefusedAccess(originOfConnection(request), {
      code: `http-${status}`,
      method: request.method ?? "",
      path,
      status,
    });
  });
}

/** The line itself, for what is refused before it reaches the app. */
export function writeRefusedAccess(origin: RequestOrigin, { status, ...facts }: RefusedAccess): void {
  const said = { security: "refused", status: String(status), ...facts };
  writeSecurityLine(origin, { event: "access.refused", isAlarming: true, facts: said });
}

/** The id under which the answer was given, where it names one. */
function originOf({ req, res, env }: Context): RequestOrigin {
  const requestId = requestIdOf(res.headers.get("x-request-id") ?? req.header("x-request-id"));
  return { requestId, address: addressOf(req.raw, env) };
}

/** Of a request of Node, whose answer has no id. */
export function originOfConnection(request: IncomingMessage): RequestOrigin {
  const forwardedFor = String(request.headers["x-forwarded-for"] ?? "");
  return { requestId: randomUUID(), address: addressOfConnection(request, forwardedFor) };
}
