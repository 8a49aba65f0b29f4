import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { requestIdOf } from "#app/platform/api/api-app.server.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";
import { UnreadableForm } from "#app/platform/page/sent-form.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { clearSiteData } from "#app/platform/security/clear-site-data.ts";
import { deviceOf } from "../rules/device.ts";
import { acceptedReturnAddress, twinOfOwnSite } from "../rules/return-address.ts";
import { cookieName, isSecure } from "../server/cookies.server.ts";
import {
  endAccountSession,
  externalLogoutAddress,
  providerSessionOf,
} from "../server/openid/account-session.server.ts";
import { audienceOf, customers } from "../server/openid/audience.server.ts";
import { isStateOfBrowser, stateForBrowser } from "../server/openid/login-browser.server.ts";
import { beginLogin, finishLogin } from "../server/openid/logins.server.ts";
import { logSecurity } from "../server/sign-in/security-log.server.ts";
import { assets } from "./assets.server.ts";
import { factorPages } from "./factors/factor-pages.server.ts";
import { loginPages } from "./login/login-pages.server.ts";
import { emailPages } from "./mail-links/email-pages.server.ts";
import { factorResetPages } from "./mail-links/factor-reset-pages.server.ts";
import { mailLinkPages } from "./mail-links/mail-link-pages.server.ts";
import {
  languageOf,
  originOf,
  otherLanguageHref,
  type SiteEnv,
  sentFields,
  showError,
} from "./page-context.server.ts";
import { signingOutPage, signOutPage } from "./plain-pages.server.ts";
import { accountsPolicy } from "./policy.server.ts";
import { staffPages } from "./staff/staff-pages.server.ts";

/** The accounts site, to be mounted at /accounts. The provider's own addresses below /accounts/oidc are not in it. */
export const accountsSite = new Hono<SiteEnv>();
accountsSite.route("/assets", assets);

accountsSite.use(async (context, next) => {
  const audience = audienceOf(context.req.path);
  context.header("Content-Security-Policy", accountsPolicy(audience));
  context.header("Cache-Control", "no-store");
  context.set("requestId", requestIdOf(context.req.header("x-request-id")));
  context.header("X-Request-Id", context.var.requestId);
  context.set("audience", audience);
  if (context.req.method === "POST" && !isOwnForm(context.req.raw.headers, audience.origin()))
    return showError(context, "request-refused", 403);
  return next();
});

accountsSite.use(bodyLimit(16 * 1024, (context) => showError(context, "request-refused", 413)));

accountsSite.get("/", (context) => context.redirect(`/accounts/login?lang=${languageOf(context)}`, 303));

/** The site sends visitors here to sign in: `lang`, `redirect_url` and its own `state`; with `prompt=login` also customers, again. */
accountsSite.get("/login", async (context) => {
  const { redirect_url: requested = "/", state: visitorState } = context.req.query();
  const returnAddress = acceptedReturnAddress(requested, ownSite());
  if (returnAddress === undefined || !/^[^\0]{0,512}$/.test(visitorState ?? ""))
    return showError(context, "address-refused", 400);
  const twin = twinOfOwnSite(context.req.url, origin());
  if (twin !== undefined) return context.redirect(twin, 303);
  const isFresh = context.req.query("prompt") === "login";
  const wanted = { language: languageOf(context), returnAddress, visitorState, isFresh };
  return context.redirect(await beginLogin({ ...wanted, state: stateForBrowser(context) }, now()), 303);
});

/** The issuer sends visitors back here. */
accountsSite.get("/return", async (context) => {
  if (!isStateOfBrowser(context, context.req.query("state") ?? ""))
    return showError(context, "login-expired", 400);
  const { pathname, search } = new URL(context.req.url);
  const device = deviceOf(context.req.header("user-agent") ?? "");
  const providerSession = await providerSessionOf(context.env);
  const finished = await finishLogin({ path: `${pathname}${search}`, device, providerSession }, now());
  return finished.ok ? context.redirect(finished.value, 303) : showError(context, finished.code, 400);
});

/** Confirms before it signs out: a link, or a picture of another site, must not end anything. */
accountsSite.get("/logout", async (context) => {
  const returnAddress = acceptedReturnAddress(context.req.query("redirect_url") ?? "/", ownSite());
  if (returnAddress === undefined) return showError(context, "address-refused", 400);
  const place = { language: languageOf(context), otherLanguageHref: otherLanguageHref(context) };
  return context.html(await signOutPage(place, returnAddress));
});

/** Ends the session at the accounts site and goes back; the site has revoked its own tokens before. */
accountsSite.post("/logout", async (context) => {
  const { redirect_url: requested } = await sentFields(context, ["redirect_url"]);
  const returnAddress = acceptedReturnAddress(requested, ownSite());
  if (returnAddress === undefined) return showError(context, "address-refused", 400);
  context.header("Clear-Site-Data", clearSiteData);
  const external = await externalLogoutAddress(returnAddress);
  if (external !== undefined) {
    // Not a redirect: the policy of the page that sent the form lets it lead to this site only.
    context.header("Refresh", `0; url=${external}`);
    return context.html(await signingOutPage(languageOf(context), external));
  }
  const customerId = await endAccountSession(context.env);
  const { session } = customers.cookies;
  const cookie = cookieName(session);
  for (const name of [cookie, `${cookie}.sig`])
    deleteCookie(context, name, { path: "/", secure: isSecure(session) });
  if (customerId !== undefined) logSecurity("sign-out", originOf(context), { customerId });
  return context.redirect(returnAddress, 303);
});

accountsSite.route("/staff", staffPages);
accountsSite.route("/interaction", loginPages);
// The addresses of these pages hold the link of a mail.
for (const path of ["/email/*", "/factor-reset/*"])
  accountsSite.use(path, async (context, next) => {
    await next();
    context.header("Referrer-Policy", "strict-origin");
  });
accountsSite.route("/email", emailPages);
accountsSite.route("/factor-reset", factorResetPages);
accountsSite.route("/factors", factorPages);
accountsSite.route("/", mailLinkPages);
accountsSite.all("*", (context) => showError(context, "not-found", 404));

accountsSite.onError((error, context) => {
  if (error instanceof UnreadableForm) return showError(context, "request-refused", 400);
  if (error instanceof QueueFull) {
    context.header("Retry-After", "5");
    return showError(context, "busy", 503);
  }
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "accounts");
  return showError(context, "unavailable", isUnreachable(error) ? 503 : 500);
});

function ownSite() {
  return { origin: origin(), allowed: config.accounts.returnAddresses };
}
