import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { Language } from "#app/i18n/language.ts";
import { officeOrigin } from "#app/platform/config.server.ts";

/**
 * The cookies of the office. Behind https they have the prefix by which browsers take them from this very host over https
 * only; over plain http not every browser takes such names.
 */
export function cookieNames() {
  const prefix = isSecure() ? "__Host-" : "";
  return {
    session: `${prefix}marsa_office`,
    device: `${prefix}marsa_office_device`,
    language: `${prefix}marsa_office_language`,
  } as const;
}

const yearSeconds = 31_536_000;

/** A session ends by its own limits on the server; the cookie goes with the browser. */
export function setSessionCookie(context: Context, token: string): void {
  setCookie(context, cookieNames().session, token, { ...hostOnly(), sameSite: "Lax" });
}

export function dropSessionCookie(context: Context): void {
  deleteCookie(context, cookieNames().session, { path: "/", secure: isSecure() });
}

export function setDeviceCookie(context: Context, token: string): void {
  setCookie(context, cookieNames().device, token, { ...hostOnly(), sameSite: "Lax", maxAge: yearSeconds });
}

export function setLanguageCookie(context: Context, language: Language): void {
  setCookie(context, cookieNames().language, language, {
    ...hostOnly(),
    sameSite: "Lax",
    maxAge: yearSeconds,
  });
}

function hostOnly() {
  return { path: "/", httpOnly: true, secure: isSecure() } as const;
}

function isSecure(): boolean {
  return officeOrigin().startsWith("https:");
}
