import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

/** What the mails about a reset bring to object to it: its id, signed, so that both mails have the same and no row has it. */
export function resetToken(id: string): string {
  return `${id}.${signatureOf(id)}`;
}

export function resetOfToken(token: string): string | undefined {
  const [, id, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signatureOf(id)), Buffer.from(signature)) ? id : undefined;
}

function signatureOf(id: string): string {
  return createHmac("sha256", secretFor("factor resets")).update(id).digest("base64url");
}
