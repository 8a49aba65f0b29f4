import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { origin } from "#app/platform/config.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { newToken } from "./one-time-token.server.ts";

const cookie = "marsa_browser";
const lifeSeconds = 60 * 60;

/**
 * A `state` that only this browser can bring back: without it, whoever got as far as the issuer's answer could have
 * somebody else finish the login, and be signed in as the wrong person.
 */
export function stateForBrowser(context: Context): string {
  const known = getCookie(context, cookie) ?? "";
  const browser = /^[\w-]{43}$/.test(known) ? known : newToken();
  setCookie(context, cookie, browser, {
    path: "/accounts",
    httpOnly: true,
    sameSite: "Lax",
    secure: origin().startsWith("https:"),
    maxAge: lifeSeconds,
  });
  const random = newToken();
  return `${random}.${proofOf(random, browser)}`;
}

/** Whether a `state` was made for the browser that brings it back. */
export function isStateOfBrowser(context: Context, state: string): boolean {
  const [random = "", proof = ""] = state.split(".");
  const wanted = Buffer.from(proofOf(random, getCookie(context, cookie) ?? ""));
  const given = Buffer.from(proof);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function proofOf(random: string, browser: string): string {
  return createHmac("sha256", secretFor("login state")).update(`${random}.${browser}`).digest("base64url");
}
