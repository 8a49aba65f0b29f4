import type { TokenPair } from "./session-token.ts";

export const accessKey = "accessToken";
export const refreshKey = "refreshToken";
export const offsetKey = "marsa.clock-offset";

/** Stored tokens are read again so long after the start, in milliseconds (product/accounts.md#session). */
export const rereadsAfterMs = [2_000, 5_000, 10_000] as const;

/** The keys whose change in another tab concerns the session. */
export const tokensKeys: readonly string[] = [accessKey, refreshKey];

/** The tokens in local storage; null where there is no refresh token, or no storage at all. */
export function readTokens(): TokenPair | null {
  const refreshToken = storage()?.getItem(refreshKey);
  if (refreshToken === undefined || refreshToken === null || refreshToken === "") return null;
  return { accessToken: storage()?.getItem(accessKey) ?? "", refreshToken };
}

/** The server's time, from the offset measured when the last token came. */
export function serverNow(): number {
  const offset = Number(storage()?.getItem(offsetKey) ?? 0);
  return Date.now() + (Number.isFinite(offset) ? offset : 0);
}

/** A browser that blocks storage has no session, but the public site works. */
export function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
