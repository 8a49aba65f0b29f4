import type { Context, Hono } from "hono";
import type { Result } from "#app/lib/result.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { bodyLimit, isHungUp } from "#app/platform/api/body-limit.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { isUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { isWithinSharedLimit } from "#app/platform/limits/shared-limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";
import { UnreadableForm } from "#app/platform/page/sent-form.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import type { SayNone } from "./none-page.server.ts";
import { pagePolicy } from "./page-style.server.ts";

/** What a token opened, as the routes behind the guard find it. */
export interface GuardedEnv<P> {
  Variables: { opened: P };
}
/** Pages behind signed links, as their guard knows them. */
export interface GuardedPages<P> {
  /** Its first part of the address, as `visit`; names limits and lines of the log as well. */
  readonly name: string;
  /** What a token opens, in the requested language or its own. Refuses what is not ours (`forged`), and what is over. */
  readonly open: (
    token: string,
    requested: string | undefined,
    now: Date,
  ) => Promise<Result<P, "forged" | "expired">>;
  /** Last parts of addresses whose routes limit their bodies themselves: the token has opened something by then. */
  readonly largeBodies?: readonly string[];
}

/** Forms are short. */
const mostFormBytes = 4 * 1024;
/** Guessing links is rate limited. */
const forgedPerAddress = 20;
const changesPerPage = 10;

/** What comes before every page of a kind: headers, limits, whose form it is, and what the token opens. */
export function guardPages<P extends { readonly id: string }>(
  pages: Hono<GuardedEnv<P>>,
  { name, open, largeBodies = [] }: GuardedPages<P>,
  sayNone: SayNone,
): void {
  const tooMany = (context: Context) => {
    context.header("Retry-After", "60");
    return sayNone(context, "many", 429);
  };
  pages.use((context, next) => {
    context.header("Content-Security-Policy", pagePolicy);
    context.header("Cache-Control", "no-store");
    context.header("X-Robots-Tag", "noindex, nofollow");
    // The address opens the page: no other site learns it, nor a tag script on this one.
    context.header("Referrer-Policy", "strict-origin");
    return next();
  });
  const limitForm = bodyLimit(mostFormBytes, (context) => sayNone(context, "failed", 413));
  pages.use((context, next) => {
    const lastPart = context.req.path.slice(context.req.path.lastIndexOf("/") + 1);
    return largeBodies.includes(lastPart) ? next() : limitForm(context, next);
  });

  pages.use("/:token/*", async (context, next) => {
    const isWrite = context.req.method === "POST";
    if (isWrite && !isOwnForm(context.req.raw.headers)) return sayNone(context, "failed", 403);
    const found = await open(context.req.param("token"), context.req.query("lang"), now());
    if (!found.ok) {
      if (found.code !== "expired") noteForged(context);
      const address = addressOf(context.req.raw, context.env);
      if (!(await isWithinSharedLimit(`forged ${name}`, address, forgedPerAddress))) return tooMany(context);
      return found.code === "expired" ? sayNone(context, "expired", 410) : sayNone(context, "forged", 404);
    }
    if (isWrite && !isWithinLimit(`${name} of`, found.value.id, changesPerPage)) return tooMany(context);
    context.set("opened", found.value);
    return next();
  });

  pages.onError((error, context) => {
    if (error instanceof UnreadableForm) return sayNone(context, "failed", 400);
    log[isHungUp(error) ? "info" : "error"](
      { err: { name: error.name, message: error.message, stack: error.stack } },
      name,
    );
    return sayNone(context, "failed", isUnavailable(error) ? 503 : 500);
  });
}
