import type { MiddlewareHandler } from "hono";
import { CallerQueue, TurnRefused } from "../limits/caller-queue.server.ts";
import { type ApiEnv, refusalResponse } from "./api-server.server.ts";
import { inProcess } from "./rate-limit.server.ts";

/** There is no number for all callers: calls wait for the database most of their time, and one that is slow stops no other's. */
const limits = {
  atOnce: Number.POSITIVE_INFINITY,
  atOnceOfCaller: 8,
  waiting: Number.POSITIVE_INFINITY,
  waitMs: 10_000,
  ofCaller: 108,
};

/**
 * Answers a few calls of each caller at once; the rest of his wait, or are refused. What `takesLong` to arrive waits for its
 * sender and not for us, so it takes no place; the program's own calls take none either.
 */
export function callsAtOnce(takesLong: (path: string) => boolean): MiddlewareHandler<ApiEnv> {
  const queue = new CallerQueue(limits);
  return async (context, next) => {
    const caller = context.var.address;
    if (caller === inProcess || takesLong(context.req.path)) return next();
    try {
      return await queue.run(caller, next);
    } catch (refusal) {
      if (!(refusal instanceof TurnRefused)) throw refusal;
      context.header("Retry-After", String(refusal.retryAfterSeconds));
      return refusalResponse(context, refusal.code);
    }
  };
}
