import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in cookies. The database has `tokenHash` of it alone. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A plain hash is enough: nobody guesses 256 random bits. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
