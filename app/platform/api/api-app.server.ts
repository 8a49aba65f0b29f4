import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { routePath } from "hono/route";
import * as z from "zod";
import { isUnavailable } from "../backend-unavailable.server.ts";
import { config } from "../config.server.ts";
import { sqlStateOf } from "../database.server.ts";
import { log } from "../log.server.ts";
import { httpDuration } from "../metrics.server.ts";
import { callerAt } from "../security/network.server.ts";
import { type ApiEnv, type FeatureApi, refusalResponse, type VerifyBearer } from "./api-server.server.ts";
import { bodyLimit, isHungUp, isPathOf } from "./body-limit.server.ts";
import type { AnyCall } from "./call.ts";
import { callsAtOnce } from "./calls-at-once.server.ts";
import { inProcess } from "./rate-limit.server.ts";

/** The headers that every call of the site sends (product/api.md#bases-and-headers). */
const callHeaders = z.object({
  appbrand: z.enum(Object.keys(config.brands) as [string, ...string[]]).optional(),
  env: z.enum(["production", "staging", "development", "test"]).optional(),
  platform: z.enum(["web", "ios", "android"]).optional(),
  ecid: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});

/** Mounts features' calls below one root, with what holds for all of them. */
export function apiApp(features: readonly FeatureApi[], verifyBearer: VerifyBearer): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(async (context, next) => {
    const started = performance.now();
    context.set("requestId", requestIdOf(context.req.header("x-request-id")));
    context.set("log", log.child({ requestId: context.var.requestId }));
    context.set("address", addressOf(context.req.raw, context.env));
    context.set("verifyBearer", verifyBearer);
    context.header("X-Request-Id", context.var.requestId);
    await next();
    const ms = Math.round(performance.now() - started);
    // The pattern of the path, never its values: they may name a customer's things.
    const path = context.var.routePath ?? routePath(context, -1);
    context.var.log.info({ method: context.req.method, path, status: context.res.status, ms });
    httpDuration.observe({ method: context.req.method, path, status: context.res.status }, ms / 1000);
  });
  app.use((context, next) => {
    const parsed = callHeaders.safeParse(Object.fromEntries(context.req.raw.headers));
    if (parsed.success) return next();
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
    return Promise.resolve(refusalResponse(context, "invalid-headers", { fields }));
  });
  const mostBytes = mostBytesOf(features.flatMap((feature) => feature.calls));
  app.use(
    bodyLimit(
      ({ req }) => mostBytes(req.path) ?? config.limits.jsonBodyBytes,
      (context) => refusalResponse(context, "body-too-large"),
    ),
  );
  app.use(callsAtOnce((path) => mostBytes(path) !== undefined));
  for (const feature of features) app.route("/", feature);
  // A route, since an app that is mounted in another leaves its own `notFound` to that one.
  app.all("/*", (context) => refusalResponse(context, "not-found"));
  app.onError((error, context) => {
    if (isUnstorable(error)) return refusalResponse(context, "invalid-input");
    context.var.log[isHungUp(error) ? "info" : "error"]({
      err: { name: error.name, message: error.message, stack: error.stack, code: sqlStateOf(error) },
    });
    return refusalResponse(context, isUnavailable(error) ? "unavailable" : "internal");
  });
  return app;
}

/** How large the body of a request may be, where its call takes raw octets. */
function mostBytesOf(calls: readonly AnyCall[]): (path: string) => number | undefined {
  const own = calls.flatMap(({ base, path, mostBytes }) =>
    mostBytes === undefined ? [] : [{ path: `/${base}${path}`, mostBytes }],
  );
  return (path) => own.find((one) => isPathOf(path, one.path))?.mostBytes;
}

/** The caller's own id of a request, where it is one, or a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** Whether PostgreSQL was given a text that it cannot hold, for example with a NUL character. */
export function isUnstorable(error: Error): boolean {
  return ["22021", "22P05"].includes(sqlStateOf(error) ?? "");
}

/** The caller's address: of the connection, or as forwarded by the trusted proxies. */
export function addressOf(request: Request, bindings: unknown): string {
  const { incoming } = (bindings ?? {}) as { incoming?: Connected };
  if (incoming === undefined) return inProcess;
  return addressOfConnection(incoming, request.headers.get("x-forwarded-for") ?? "");
}

interface Connected {
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/** The same for a request of Node, as `callerAt` spells it. */
export function addressOfConnection(
  { socket }: Connected,
  forwardedFor: string,
  proxies: number = config.env.MARSA_PROXIES,
): string {
  const forwarded = withoutPort(forwardedFor.split(",").at(-proxies)?.trim() ?? "");
  return callerAt((proxies > 0 ? forwarded : socket?.remoteAddress) ?? "");
}

/** Some proxies add the caller's port, which differs for every connection. */
function withoutPort(address: string): string {
  return address.replace(/^([\d.]+):\d+$|^\[(.*)\](?::\d+)?$/, "$1$2");
}
