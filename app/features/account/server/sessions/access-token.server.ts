import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import type { AccessTokenPayload, Profile } from "../../rules/profile.ts";
import { accessTokenLifeMs } from "../../rules/refresh-rotation.ts";

const algorithm = "HS256";
const audience = "marsa-api";

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
    nameAr: z.optional(z.string()),
    phones: z.array(z.object({ phoneNumber: z.string() })),
    emails: z.array(z.object({ email: z.string() })),
  }),
});

/** An access token for 15 minutes, good as long as its session goes on. */
export async function issueAccessToken(user: Profile, sessionId: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ user, sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenLifeMs / 1000)
    .sign(key());
}

/** Reads a token that we signed; forged, altered and expired ones are refused. `openSession` says whether its session goes on. */
export async function readAccessToken(
  token: string,
  now: Date,
): Promise<Result<AccessTokenPayload, "not-signed-in">> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [algorithm],
      audience,
      currentDate: now,
    });
    return succeed(payloadShape.parse(payload));
  } catch (error) {
    // Its signature was checked before its time.
    if (error instanceof errors.JWTExpired) return refuse("not-signed-in", { isPast: true });
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return refuse("not-signed-in");
    throw error;
  }
}

function key(): Uint8Array {
  return secretFor("access token");
}
