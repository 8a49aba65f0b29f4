import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { accountRefusals } from "./refusals.ts";

const token = z.string().check(z.minLength(1), z.maxLength(4096));
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** The one-time code of a login for the tokens of a session (product/api.md#calls). */
export const exchangeLoginCodeCall = defineCall({
  id: "auth.login.tokens",
  summary: "Exchange a one-time login code for an access token and a refresh token",
  method: "POST",
  base: "v1",
  path: "/auth/login/tokens",
  who: "anyone",
  /** `redirectUrl` is the address that the login was to return to; a code without it is refused as a wrong one. */
  body: z.object({ code: token, redirectUrl: z.optional(z.string().check(z.maxLength(4096))) }),
  answer: tokens,
  refusals: { "login-code-invalid": accountRefusals["login-code-invalid"] },
  limit: 60,
});

/** A new pair for a refresh token. A reply that is not ok means expired. */
export const refreshTokensCall = defineCall({
  id: "auth.refresh",
  summary: "Exchange a refresh token for a new pair of tokens",
  method: "POST",
  base: "v1",
  path: "/auth/refresh",
  who: "anyone",
  body: z.object({ refreshToken: token }),
  answer: tokens,
  refusals: { "session-expired": accountRefusals["session-expired"] },
  limit: 120,
});

/** Ends the session of a refresh token. It says the same for a token that nobody knows. */
export const logoutCall = defineCall({
  id: "auth.logout",
  summary: "End the session of a refresh token",
  method: "POST",
  base: "v1",
  path: "/auth/logout",
  who: "anyone",
  body: z.object({ refreshToken: token }),
  answer: z.object({}),
  refusals: {},
  limit: 60,
});
