import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { secretFor } from "#app/platform/secrets.server.ts";
import { cookieName, setHostCookie } from "../cookies.server.ts";
import { newToken } from "../one-time-token.server.ts";

const lifeSeconds = 60 * 60;

/**
 * A `state` that only this browser can bring back: without it, an attacker with the issuer's answer could have
 * another person finish the login, and be signed in as the wrong person.
 */
export function stateForBrowser(context: Context): string {
  const stored = getCookie(context, cookieName("marsa_browser")) ?? "";
  const browser = /^[\w-]{43}$/.test(stored) ? stored : newToken();
  setHostCookie(context, "marsa_browser", browser, lifeSeconds);
  const random = newToken();
  return `${random}.${proofOf(random, browser)}`;
}

/** Whether a `state` was made for the browser that brings it back. */
export function isStateOfBrowser(context: Context, state: string): boolean {
  const [random = "", proof = ""] = state.split(".");
  const wanted = Buffer.from(proofOf(random, getCookie(context, cookieName("marsa_browser")) ?? ""));
  const given = Buffer.from(proof);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function proofOf(random: string, browser: string): string {
  return createHmac("sha256", secretFor("login state")).update(`${random}.${browser}`).digest("base64url");
}
