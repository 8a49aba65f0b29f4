import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { secretFor } from "#app/platform/secrets.server.ts";
import { cookieName, setHostCookie } from "../cookies.server.ts";
import { type Audience, customers } from "../openid/audience.server.ts";

/** The longest that browsers keep a cookie: 400 days. */
const lifeSeconds = 400 * 24 * 60 * 60;
/** As many people as share a browser. */
const mostAccounts = 6;

/** This browser's device for an account, if that account was signed in to with it before. */
export function rememberedDevice(
  context: Context,
  customerId: string,
  audience: Audience = customers,
): string | undefined {
  const { device, proofs } = deviceOf(context, audience);
  return device !== undefined && proofs.includes(proofOf(device, customerId)) ? device : undefined;
}

/** Remembers that the owner of an account uses this browser. The cookie names nobody, and only we can write it. */
export function rememberDevice(context: Context, customerId: string, audience: Audience = customers): void {
  const { device = randomBytes(16).toString("base64url"), proofs } = deviceOf(context, audience);
  const proof = proofOf(device, customerId);
  const newest = [proof, ...proofs.filter((other) => other !== proof)].slice(0, mostAccounts);
  setHostCookie(context, audience.cookies.device, [device, ...newest].join("."), lifeSeconds);
}

function deviceOf(
  context: Context,
  { cookies }: Audience,
): { readonly device?: string; readonly proofs: readonly string[] } {
  const [device, ...proofs] = (getCookie(context, cookieName(cookies.device)) ?? "").split(".");
  return device !== undefined && /^[\w-]{22}$/.test(device) ? { device, proofs } : { proofs: [] };
}

function proofOf(device: string, customerId: string): string {
  const mac = createHmac("sha256", secretFor("known devices")).update(`${device} ${customerId}`);
  return mac.digest("base64url").slice(0, 22);
}
