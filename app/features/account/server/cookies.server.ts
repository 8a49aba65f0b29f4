import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { type Audience, customers, staff } from "./openid/audience.server.ts";

/** Cookies of the accounts site. */
type CookieName = Audience["cookies"][keyof Audience["cookies"]];

/** Those that belong to one login alone, so that two tabs do not take each other's. */
const ofOnePath: ReadonlySet<CookieName> = new Set([
  customers.cookies.login,
  customers.cookies.resume,
  staff.cookies.login,
  staff.cookies.resume,
]);

const ofStaff: ReadonlySet<CookieName> = new Set(Object.values(staff.cookies));

/**
 * The name of a cookie here. Behind https it has a prefix by which browsers take it over https from this very host only
 * (`__Host-`, whose path is `/`), or where it has a path of its own over https only (`__Secure-`). Over plain http, where
 * not every browser takes such names, also not on localhost, it goes without.
 */
export function cookieName(name: CookieName): string {
  if (!isSecure(name)) return name;
  return `${ofOnePath.has(name) ? "__Secure-" : "__Host-"}${name}`;
}

/** Sets a cookie for the server alone. */
export function setHostCookie(context: Context, name: CookieName, value: string, maxAge: number): void {
  setCookie(context, cookieName(name), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(name),
    maxAge,
  });
}

/** Whether the pages that this cookie belongs to stand behind https. */
export function isSecure(name: CookieName): boolean {
  const audience = ofStaff.has(name) ? staff : customers;
  return audience.origin().startsWith("https:");
}
