import type { AccessTokenPayload } from "../rules/profile.ts";

/** The tokens of a session, as the site keeps them in local storage and cookies. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Reads what an access token says, without checking its signature: that is the server's part. */
export function decodeToken(token: string): AccessTokenPayload | undefined {
  try {
    const [, payload = ""] = token.split(".");
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0));
    const said: unknown = JSON.parse(text);
    return isPayload(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

// Checked by hand: every page of the site carries this file, and zod would be a tenth of its scripts.
function isPayload(value: unknown): value is AccessTokenPayload {
  if (!isRecord(value) || !isRecord(value.user)) return false;
  const { user } = value;
  return (
    typeof value.sid === "string" &&
    typeof value.iat === "number" &&
    typeof value.exp === "number" &&
    ["id", "sfAccountId", "kunnr", "firstName", "lastName"].every((name) => typeof user[name] === "string") &&
    ["string", "undefined"].includes(typeof user.nameAr) &&
    isListOf(user.phones, "phoneNumber") &&
    isListOf(user.emails, "email")
  );
}

function isListOf(value: unknown, name: string): boolean {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry[name] === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A token is expired if it cannot be decoded, has no `exp`, or that has passed by the server's clock. */
export function isExpired(token: string, serverNowMs: number): boolean {
  const payload = decodeToken(token);
  return payload === undefined || payload.exp * 1000 <= serverNowMs;
}
