import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { secretFor } from "#app/platform/secrets.server.ts";
import { cookieName, setHostCookie } from "../cookies.server.ts";
import { newToken } from "../one-time-token.server.ts";
import { type Audience, customers } from "./audience.server.ts";

const lifeSeconds = 60 * 60;

/**
 * A `state` that only this browser can bring back: without it, an attacker with the issuer's answer could have
 * another person finish the login, and be signed in as the wrong person.
 */
export function stateForBrowser(context: Context, { cookies }: Audience = customers): string {
  const stored = getCookie(context, cookieName(cookies.browser)) ?? "";
  const browser = /^[\w-]{43}$/.test(stored) ? stored : newToken();
  setHostCookie(context, cookies.browser, browser, lifeSeconds);
  const random = newToken();
  return `${random}.${proofOf(random, browser)}`;
}

/** Whether a `state` was made for the browser that brings it back. */
export function isStateOfBrowser(
  context: Context,
  state: string,
  { cookies }: Audience = customers,
): boolean {
  const [random = "", proof = ""] = state.split(".");
  const wanted = Buffer.from(proofOf(random, getCookie(context, cookieName(cookies.browser)) ?? ""));
  const given = Buffer.from(proof);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function proofOf(random: string, browser: string): string {
  return createHmac("sha256", secretFor("login state")).update(`${random}.${browser}`).digest("base64url");
}
