import { decodeToken, type TokenPair } from "./session-token.ts";
import { accessKey, offsetKey, refreshKey, storage } from "./token-storage.ts";

const refreshCookieSeconds = 30 * 24 * 60 * 60;
const accessCookieSeconds = 15 * 60;

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
  // The refresh token first: its absence notifies the other tabs.
  for (const key of [refreshKey, accessKey]) {
    storage()?.removeItem(key);
    setCookie(key, "", 0);
  }
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
