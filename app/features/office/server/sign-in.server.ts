import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { beginStaffLogin, finishStaffLogin } from "#app/features/account/account.server.ts";
import {
  endAccountSessions,
  endSession,
  memberOfSubject,
  recordAudit,
  type StaffSession,
  sessionOf,
  signOut,
  startSession,
} from "#app/features/staff/staff.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { clearSiteData } from "#app/platform/security/clear-site-data.ts";
import { cookieNames, dropSessionCookie, setLanguageCookie, setSessionCookie } from "./cookies.server.ts";
import { deviceOfRequest, refuseForeign } from "./guard.server.ts";
import type { OfficeContext, OfficeEnv } from "./office-env.server.ts";
import { plainPage } from "./plain-page.server.ts";

/** Signing in and out: the accounts site identifies the member of staff by two factors; the office begins their session. */
export const signInRoutes = new Hono<OfficeEnv>();

signInRoutes.get("/sign-in", async (context) => {
  const login = {
    language: context.var.language,
    returnPath: ownPath(context.req.query("return")),
    // Another member of staff may have signed in last on a shared device.
    isFresh: context.req.query("fresh") === "true" || (await deviceOfRequest(context)) !== undefined,
  };
  return context.redirect(await beginStaffLogin(context, login, now()), 303);
});

signInRoutes.get("/return", async (context) => {
  const url = new URL(context.req.url);
  const finished = await finishStaffLogin(context, `${url.pathname}${url.search}`, now());
  if (!finished.ok)
    return plainPage(context, finished.code === "factor-missing" ? "factorMissing" : "signInFailed", 400);
  const { returnPath, language, authenticatedAt, ...person } = finished.value;
  const at = now();
  const deviceId = (await deviceOfRequest(context))?.id;
  const begun = await inTransaction<unknown, { token: string } | undefined>(async (trx) => {
    const member = await memberOfSubject(trx, person, at);
    if (!member.ok) return undefined;
    const { id, name, changes } = member.value;
    // Who is next on a shared device finds nothing open, here or where factors are added.
    if (deviceId !== undefined) await endAccountSessions(trx, id, at);
    const session = await startSession(trx, { memberId: id, deviceId, authenticatedAt, now: at });
    await recordAudit(trx, {
      by: { staffId: id, name },
      deed: "sign-in",
      deviceId,
      record: { type: "session", id: session.sessionId },
      changes,
      via: "sign-in",
      requestId: context.var.requestId,
    });
    return session;
  });
  if (begun === undefined) return plainPage(context, "notStaff", 403);
  await endFormerSession(context);
  setSessionCookie(context, begun.token);
  if (isLanguage(language)) setLanguageCookie(context, language);
  return context.redirect(deviceId === undefined || screens.test(returnPath) ? returnPath : "/office", 303);
});

signInRoutes.post("/sign-out", refuseForeign, async (context) => {
  const session = await openSessionOf(context);
  if (session !== undefined) {
    const own = { sessionId: session.sessionId, memberId: session.member.id };
    await inTransaction<unknown, void>((trx) => signOut(trx, own, now()));
  }
  dropSessionCookie(context);
  context.header("Clear-Site-Data", clearSiteData);
  // A shared device goes on with its names.
  const next = (await deviceOfRequest(context)) === undefined ? "/office/signed-out" : "/office";
  return context.redirect(next, 303);
});

signInRoutes.get("/signed-out", (context) => plainPage(context, "signedOut", 200));

/** A browser has one session at a time. */
export async function endFormerSession(context: OfficeContext): Promise<void> {
  const session = await openSessionOf(context);
  if (session === undefined) return;
  await inTransaction<unknown, void>((trx) => endSession(trx, session.sessionId, now()));
}

async function openSessionOf(context: OfficeContext): Promise<StaffSession | undefined> {
  const token = getCookie(context, cookieNames().session);
  return token === undefined ? undefined : sessionOf(token, now());
}

const screens = /^\/office(\/[\w\-/]*)?(\?[\w\-=&%.]*)?$/;
/** Pages of the accounts site on which staff add to what they sign in with. */
const factorPages = /^\/accounts\/staff\/factors\/(passkey|recovery-codes)(\?lang=(en|ar))?$/;

/** Where a login leads: a screen of the office, or the page that began it; never elsewhere. */
function ownPath(requested = ""): string {
  return screens.test(requested) || factorPages.test(requested) ? requested : "/office";
}
