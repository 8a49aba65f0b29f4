import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in addresses. The database keeps `tokenHash` of it, never the token. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A plain hash is enough: what is hashed has 256 random bits, so there is nothing to guess. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
