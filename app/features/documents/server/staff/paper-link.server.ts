import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

/** The address at which staff answer one document. It says nothing about the customer. */
export function paperPath(documentId: string): string {
  return `/paper/${documentId}.${macOf(documentId).toString("base64url")}`;
}

/** The id of the document that a token names; undefined where it is not ours or was altered. */
export function documentOfToken(token: string): string | undefined {
  const [, id = "", mac = ""] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(mac, "base64url");
  const own = macOf(id);
  if (given.toString("base64url") !== mac || given.length !== own.length) return undefined;
  return timingSafeEqual(given, own) ? id : undefined;
}

function macOf(id: string): Buffer {
  return createHmac("sha256", secretFor("staff answer documents")).update(id).digest();
}
