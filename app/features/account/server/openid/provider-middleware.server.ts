import type { KoaContextWithOIDC } from "oidc-provider";
import { now } from "#app/platform/clock.server.ts";
import { clearSiteData } from "#app/platform/security/clear-site-data.ts";
import { withParameters } from "../../rules/return-address.ts";
import { accountsPolicy } from "../../site/policy.server.ts";
import { endSessionsFrom } from "../sessions/end-sessions.server.ts";
import type { Audience } from "./audience.server.ts";
import { showSignedOut } from "./provider-pages.server.ts";

type Middleware = (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

/** What the provider's answers pass through, the outermost first. */
export function providerMiddleware(audience: Audience): readonly Middleware[] {
  return [allowOwnForms(audience), endOwnSessions, returnWhoIsSignedOut(audience)];
}

/**
 * Where a client asks for `form_post`, the provider answers with a form that its own script sends. It adds the hash of that
 * script to a policy that has `script-src`; without a hash this one allows no script.
 */
function allowOwnForms(audience: Audience): Middleware {
  return (context, next) => {
    context.set("Content-Security-Policy", `${accountsPolicy(audience)}; script-src`);
    return next();
  };
}

/** Who signs out at the accounts site by a client's request is signed out of this site in that browser too. */
async function endOwnSessions(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.oidc?.route !== "end_session_confirm" || context.oidc.params?.logout === undefined) return;
  const { uid } = context.oidc.session ?? {};
  if (uid === undefined || context.status !== 303) return;
  await endSessionsFrom(uid, now());
  context.set("Clear-Site-Data", clearSiteData);
}

/**
 * Where nobody is signed in there is nothing to confirm: it leads straight to the client's address, which the provider has
 * checked, or says that nobody is signed in.
 */
function returnWhoIsSignedOut(audience: Audience): Middleware {
  return async (context, next) => {
    await next();
    if (context.oidc?.route !== "end_session" || context.status !== 200) return;
    if (context.oidc.session?.accountId !== undefined) return;
    const { post_logout_redirect_uri: returnAddress, state } = context.oidc.params ?? {};
    if (typeof returnAddress !== "string") return showSignedOut(context, audience);
    context.status = 303;
    context.redirect(withParameters(returnAddress, { state: typeof state === "string" ? state : null }));
  };
}
