import { errors, type KoaContextWithOIDC } from "oidc-provider";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { log } from "#app/platform/log.server.ts";
import { isUnreachable } from "#app/platform/reach/database-reach.server.ts";
import { errorPage, signedOutPage, signOutByClientPage } from "../../site/plain-pages.server.ts";
import { accountsPolicy } from "../../site/policy.server.ts";
import { wrongRequestPage } from "../../site/wrong-request-page.server.ts";
import type { Audience } from "./audience.server.ts";

/**
 * The page of what the provider refused and does not send back to the client: an unknown client, an address that is not
 * registered, a login that is over. A wrong request of our own site is one that was left open.
 */
export async function showRefusal(
  context: KoaContextWithOIDC,
  audience: Audience,
  error: Error,
): Promise<void> {
  const language = languageOf(context);
  if (isUnreachable(error)) {
    context.status = 503;
    return show(context, audience, errorPage(language, "unavailable", audience));
  }
  const { route, params, session } = context.oidc ?? {};
  const isSignOut = route?.startsWith("end_session") ?? false;
  // A confirmation that is sent again: the first one signed out.
  if (route === "end_session_confirm" && session !== undefined && session.accountId === undefined) {
    context.status = 200;
    return showSignedOut(context, audience);
  }
  log.info({ code: error.name }, "accounts refused");
  const sent = params ?? context.query;
  const clientId = textOf(sent.client_id);
  const isOver = error instanceof errors.SessionNotFound || (clientId === audience.clientId && !isSignOut);
  if (isOver || !(error instanceof errors.OIDCProviderError) || audience.name === "staff")
    return show(context, audience, errorPage(language, "login-expired", audience));
  context.status = 400;
  const returnAddress = textOf(isSignOut ? sent.post_logout_redirect_uri : sent.redirect_uri);
  const { error: code, error_description: description = "" } = error;
  const request = { isSignOut, code, description, clientId, returnAddress };
  return show(context, audience, wrongRequestPage(language, request));
}

/** The question before a client's request ends the session at the accounts site. */
export function showSignOut(context: KoaContextWithOIDC, audience: Audience, form: string): Promise<void> {
  return show(context, audience, signOutByClientPage(languageOf(context), form));
}

export function showSignedOut(context: KoaContextWithOIDC, audience: Audience): Promise<void> {
  return show(context, audience, signedOutPage(languageOf(context)));
}

async function show(context: KoaContextWithOIDC, audience: Audience, page: Promise<string>): Promise<void> {
  context.type = "html";
  context.set("Content-Security-Policy", accountsPolicy(audience));
  context.body = await page;
}

export function languageOf(context: KoaContextWithOIDC): Language {
  const locales = context.oidc?.params?.ui_locales ?? context.query?.ui_locales;
  return chooseLanguage({
    address: typeof locales === "string" ? locales.split(" ")[0]?.split("-")[0] : undefined,
    acceptLanguage: context.get("accept-language"),
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 200) : "";
}
