import type { IncomingMessage, ServerResponse } from "node:http";
import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes, type VerifyBearer } from "#app/platform/api/api-server.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { verifyAccessToken } from "./account.server.ts";
import { exchangeLoginCodeCall, logoutCall, refreshTokensCall } from "./calls.ts";
import { audienceOf } from "./server/openid/audience.server.ts";
import { answerOidc } from "./server/openid/oidc-provider.server.ts";
import { oidcSigningKey } from "./server/openid/signing-keys.server.ts";
import { settingsCalls } from "./settings-answers.server.ts";
import "./server/personal-data.server.ts";
import { exchangeLoginCode } from "./server/sessions/login-codes.server.ts";
import { revokeSession, rotateSession } from "./server/sessions/sessions.server.ts";
import { logSecurity } from "./server/sign-in/security-log.server.ts";
import "./server/sweep-expired.server.ts";

export { provideTextPlaces } from "./server/settings/text-places.server.ts";
export { accountsSite } from "./site/accounts-site.server.ts";

export const accountApi = callRoutes([
  answerCall(exchangeLoginCodeCall, async ({ body, now, ...from }) => {
    const tokens = await exchangeLoginCode(body, now, (session) =>
      logSecurity("login-code-replayed", from, session),
    );
    if (!tokens.ok) logSecurity("login-code-refused", from);
    return tokens;
  }),
  answerCall(refreshTokensCall, ({ body, now, ...from }) =>
    rotateSession(body.refreshToken, now, (session) => logSecurity("refresh-token-reused", from, session)),
  ),
  answerCall(logoutCall, async ({ body, now, ...from }) => {
    const session = await revokeSession(body.refreshToken, now);
    if (session !== undefined) logSecurity("sign-out", from, session);
    return succeed({});
  }),
  ...settingsCalls,
]);

/** The bearer check of every customer's call. */
export const verifyBearer: VerifyBearer = async (token, at, past) => {
  const customer = await verifyAccessToken(token, at);
  if (!customer.ok && customer.detail?.isPast === true) past?.();
  if (!customer.ok) return undefined;
  const { id, sessionId, authenticatedAt } = customer.value;
  return { id, sessionId, authenticatedAt };
};

/** The listener of everything below /accounts/oidc and /accounts/staff/oidc, for requests from outside. */
export function oidcCallback(): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    answerOidc(audienceOf(request.url ?? "/"), request, response);
  };
}

/** Makes what the first login would otherwise wait for. */
export async function prepareAccounts(): Promise<void> {
  await oidcSigningKey(now());
}
