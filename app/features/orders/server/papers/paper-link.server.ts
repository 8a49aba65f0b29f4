import { createHmac, timingSafeEqual } from "node:crypto";
import { secretFor } from "#app/platform/secrets.server.ts";

const openMinutes = 5;
const purpose = "order-papers";

/** Where a paper is read for the next five minutes. Anyone with the path may read it, so it is made when it is shown. */
export function paperPath(paperId: string, now: Date, minutes = openMinutes): string {
  const until = Math.ceil(now.getTime() / 60_000) + minutes;
  const named = `${paperId}.${until.toString(36)}`;
  return `/order-papers/${named}.${signatureOf(named)}`;
}

/** The paper of a token; undefined where it is forged or its time is over. */
export function paperOfToken(token: string, now: Date): string | undefined {
  const signed = signedPaper(token);
  return signed && signed.until > now.getTime() ? signed.id : undefined;
}

/** The paper of a token that we made, also after its time: no reason to show the paper. */
export function paperOfOldToken(token: string): string | undefined {
  return signedPaper(token)?.id;
}

function signedPaper(token: string): { readonly id: string; readonly until: number } | undefined {
  const [id = "", until = "", signature = ""] = token.split(".");
  const expected = Buffer.from(signatureOf(`${id}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, until: Number.parseInt(until, 36) * 60_000 };
}

function signatureOf(named: string): string {
  return createHmac("sha256", secretFor(purpose)).update(named).digest("base64url").slice(0, 32);
}
