import { decodeToken, type TokenPair } from "./session-token.ts";

const accessKey = "accessToken";
const refreshKey = "refreshToken";
const offsetKey = "marsa.clock-offset";
const refreshCookieSeconds = 30 * 24 * 60 * 60;
const accessCookieSeconds = 15 * 60;

/** The keys whose change in another tab concerns the session. */
export const tokensKeys: readonly string[] = [accessKey, refreshKey];

/** The tokens in local storage; null where there is no refresh token, or no storage at all. */
export function readTokens(): TokenPair | null {
  const refreshToken = storage()?.getItem(refreshKey);
  if (refreshToken === undefined || refreshToken === null || refreshToken === "") return null;
  return { accessToken: storage()?.getItem(accessKey) ?? "", refreshToken };
}

/** Keeps the tokens in local storage and in cookies, and how far this browser's clock is from the server's. */
export function writeTokens({ accessToken, refreshToken }: TokenPair): void {
  const issued = decodeToken(accessToken);
  if (issued !== undefined) storage()?.setItem(offsetKey, String(issued.iat * 1000 - Date.now()));
  storage()?.setItem(accessKey, accessToken);
  storage()?.setItem(refreshKey, refreshToken);
  setCookie(accessKey, accessToken, accessCookieSeconds);
  setCookie(refreshKey, refreshToken, refreshCookieSeconds);
}

export function deleteTokens(): void {
  // The refresh token first: its absence is what tells the other tabs.
  for (const key of [refreshKey, accessKey]) {
    storage()?.removeItem(key);
    setCookie(key, "", 0);
  }
}

/** The server's time, from the offset measured when the last token came. */
export function serverNow(): number {
  const offset = Number(storage()?.getItem(offsetKey) ?? 0);
  return Date.now() + (Number.isFinite(offset) ? offset : 0);
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

/** A browser that blocks storage has no session, but the public site works. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
