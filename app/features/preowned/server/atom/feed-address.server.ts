import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "#app/i18n/language.ts";
import { origin } from "#app/platform/config.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";

/**
 * The address of a search's feed. It carries a signature over the search in its one form and the language, so that a feed
 * is made for searches that this site gave an address for, and for no others; nothing of it is stored.
 */
export function feedAddress(search: string, language: Language): string {
  const query = search === "" ? `lang=${language}` : `${search}&lang=${language}`;
  return `${origin()}/feeds/used-cars/${sign(search, language).toString("base64url")}.atom?${query}`;
}

/** Whether a signature is ours for exactly this search in this language. */
export function isSignedFor(search: string, language: Language, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  const expected = sign(search, language);
  const isWrittenOnce = given.toString("base64url") === signature && given.length === expected.length;
  return isWrittenOnce && timingSafeEqual(given, expected);
}

function sign(search: string, language: Language): Buffer {
  return createHmac("sha256", secretFor("stock-feed")).update(`${language}\n${search}`).digest();
}
