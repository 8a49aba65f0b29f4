import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

const lifeMs = 10 * 60_000;
const timeBytes = 8;
const randomPart = 24;

/**
 * A challenge for one login, or for one customer who adds a passkey: good for ten minutes. It is signed, not stored. A login
 * ends with its first answer, and the same passkey is not stored twice, so an answer that is sent again opens nothing.
 */
export function newChallenge(owner: string, now: Date): Uint8Array<ArrayBuffer> {
  const body = Buffer.alloc(timeBytes + randomPart);
  body.writeBigUInt64BE(BigInt(now.getTime() + lifeMs));
  randomBytes(randomPart).copy(body, timeBytes);
  return new Uint8Array(Buffer.concat([body, macOf(body, owner)]));
}

/** Whether a challenge, as a browser hands it back, was made for this owner and is not over. */
export function isChallengeFor(challenge: string, owner: string, now: Date): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== timeBytes + randomPart + 32) return false;
  const body = bytes.subarray(0, timeBytes + randomPart);
  if (!timingSafeEqual(bytes.subarray(timeBytes + randomPart), macOf(body, owner))) return false;
  return body.readBigUInt64BE() > BigInt(now.getTime());
}

function macOf(body: Uint8Array, owner: string): Buffer {
  return createHmac("sha256", secretFor("passkey challenge")).update(body).update(owner).digest();
}
