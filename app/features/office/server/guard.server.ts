import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import {
  deviceOf,
  type StaffDevice,
  type StaffSession,
  sessionOf,
} from "#app/features/staff/staff.server.ts";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { requestIdOf } from "#app/platform/api/api-app.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, officeOrigin } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";
import { noteAccess } from "#app/platform/security/access-notes.server.ts";
import { unattendedHeader } from "../calls/office-call.ts";
import { cookieNames } from "./cookies.server.ts";
import type { OfficeEnv } from "./office-env.server.ts";
import { refusalAnswer } from "./refusal-answer.server.ts";

/** Headers of everything in the office: nothing is stored on the way, nothing is found by search engines. */
export const officeHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" } as const;

/** What comes before every request: its id, its language, and the headers of its answer. */
export const beginRequest: MiddlewareHandler<OfficeEnv> = async (context, next) => {
  context.set("requestId", requestIdOf(context.req.header("x-request-id")));
  context.set("log", log.child({ requestId: context.var.requestId, room: "office" }));
  context.set("language", languageOf(context));
  for (const [name, value] of Object.entries(officeHeaders)) context.header(name, value);
  // Screens count by it: the clock of a device may be wrong.
  context.header("Date", now().toUTCString());
  await next();
};

/**
 * Calls and streams of the office are made by its own pages alone: a browser says so by Sec-Fetch-Site or Origin. The cookie
 * would come along with a request from elsewhere too.
 */
export const refuseForeign: MiddlewareHandler<OfficeEnv> = async (context, next) => {
  if (!isOwnForm(context.req.raw.headers, officeOrigin())) return refusalAnswer(context, "foreign-form");
  return next();
};

/** The same for files: our own screens show them, and a tab of their own does. */
export const refuseOtherSites: MiddlewareHandler<OfficeEnv> = (context, next) =>
  context.req.header("sec-fetch-site") === "none"
    ? next().then(() => undefined)
    : refuseForeign(context, next);

/**
 * Who is signed in with this browser now; undefined where the session has ended, or never was. A screen that reads again by
 * itself, with nobody before it, does not prolong the session.
 */
export async function sessionOfRequest(context: Context): Promise<StaffSession | undefined> {
  const token = getCookie(context, cookieNames().session);
  const isUse = context.req.method !== "GET" || context.req.header(unattendedHeader) === undefined;
  const session = token === undefined ? undefined : await sessionOf(token, now(), { isUse });
  // A session of one's own that a login under way left on a shared device would outlive that.
  if (
    session !== undefined &&
    session.deviceId === undefined &&
    (await deviceOfRequest(context)) !== undefined
  )
    return undefined;
  return session;
}

/** The registered device that this browser is: its sessions are shorter, and its people change by PIN. */
export async function deviceOfRequest(context: Context): Promise<StaffDevice | undefined> {
  const token = deviceTokenOf(context);
  return token === undefined ? undefined : deviceOf(token);
}

export function deviceTokenOf(context: Context): string | undefined {
  return getCookie(context, cookieNames().device);
}

export const requireSession: MiddlewareHandler<OfficeEnv> = async (context, next) => {
  const session = await sessionOfRequest(context);
  if (session === undefined) return refusalAnswer(context, "not-signed-in");
  context.set("session", session);
  noteAccess(context, { staffId: session.member.id });
  return next();
};

/** How often one session may make requests, each call and file counted. By the session, never by the address: a whole office stands behind one. */
export const limitRequests: MiddlewareHandler<OfficeEnv> = async (context, next) => {
  if (isWithinLimit("office", context.var.session.sessionId, config.limits.requestsPerMinute)) return next();
  context.header("Retry-After", "30");
  return refusalAnswer(context, "too-many-requests");
};

function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    stored: getCookie(context, cookieNames().language),
    acceptLanguage: context.req.header("accept-language"),
  });
}
