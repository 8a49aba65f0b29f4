import * as z from "zod/mini";
import type { AccessTokenPayload } from "../rules/profile.ts";

/** The tokens of a session, as the site keeps them in local storage and cookies. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const payloadShape = z.object({
  sid: z.string(),
  iat: z.number(),
  exp: z.number(),
  user: z.object({
    id: z.string(),
    sfAccountId: z.string(),
    kunnr: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phones: z.array(z.object({ phoneNumber: z.string() })),
    emails: z.array(z.object({ email: z.string() })),
  }),
});

/** Reads what an access token says, without checking its signature: that is the server's part. */
export function decodeToken(token: string): AccessTokenPayload | undefined {
  try {
    const [, payload = ""] = token.split(".");
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0));
    const parsed = z.safeParse(payloadShape, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A token is expired if it cannot be decoded, has no `exp`, or that has passed by the server's clock. */
export function isExpired(token: string, serverNowMs: number): boolean {
  const payload = decodeToken(token);
  return payload === undefined || payload.exp * 1000 <= serverNowMs;
}
