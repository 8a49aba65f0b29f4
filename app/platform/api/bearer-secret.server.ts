import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Whether an Authorization header shows the secret of this installation. Compared as hashes: neither its length nor a
 * right beginning shows in the time.
 */
export function showsSecret(authorization: string | undefined, secret: string): boolean {
  const [, shown] = /^Bearer (\S{1,4096})$/i.exec(authorization ?? "") ?? [];
  return shown !== undefined && timingSafeEqual(hashOf(shown), hashOf(secret));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
