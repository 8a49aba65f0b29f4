import type { TokenPair } from "./session-token.ts";

/** Tokens for tests: readable by the browser's half, signed by nobody. Times in milliseconds. */
export function tokensOf({
  issuedAt,
  refreshToken = "refresh-1",
  sid = "session-1",
  userId = "noora",
  lifeMs = 15 * 60_000,
}: {
  readonly issuedAt: number;
  readonly refreshToken?: string;
  readonly sid?: string;
  readonly userId?: string;
  readonly lifeMs?: number;
}): TokenPair {
  const user = {
    id: userId,
    sfAccountId: "",
    kunnr: "",
    firstName: "نورة",
    lastName: "العلي",
    phones: [],
    emails: [],
  };
  const payload = { user, sid, iat: issuedAt / 1000, exp: (issuedAt + lifeMs) / 1000 };
  const encoded = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return { accessToken: `e30.${encoded}.x`, refreshToken };
}
