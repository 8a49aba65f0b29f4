import type { Language } from "#app/i18n/language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { exchangeLoginCodeCall, logoutCall, refreshTokensCall } from "../calls.ts";
import type { TokenReply } from "./session-runtime.ts";

/** Exchanges a login code for the tokens of a session. */
export async function exchangeCode(
  body: { code: string; redirectUrl: string },
  language: Language,
): Promise<TokenReply> {
  return replyFrom(await callApi(exchangeLoginCodeCall, { body, language }));
}

/** Exchanges a refresh token for its successor and a new access token. */
export async function refresh(refreshToken: string, language: Language): Promise<TokenReply> {
  return replyFrom(await callApi(refreshTokensCall, { body: { refreshToken }, language }));
}

/** Ends the session at the server; sent also while the page is being left. */
export async function revoke(refreshToken: string, language: Language): Promise<void> {
  const fetchWhileLeaving: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
  await callApi(logoutCall, { body: { refreshToken }, language, fetch: fetchWhileLeaving });
}

/** Any 401 and any reply that says no mean expired; an outage, a limit and a timeout do not. */
function replyFrom(
  reply: { ok: true; data: { accessToken: string; refreshToken: string } } | { ok: false; status: number },
): TokenReply {
  if (reply.ok) return { outcome: "tokens", tokens: reply.data };
  const isOutage = reply.status === 0 || reply.status >= 500 || reply.status === 408 || reply.status === 429;
  return { outcome: isOutage ? "unavailable" : "rejected" };
}
