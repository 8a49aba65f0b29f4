import { createHash } from "node:crypto";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
  "X-Frame-Options": "SAMEORIGIN",
} as const;

/** What every answer carries. Strict-Transport-Security only where the public address is https. */
export function securityHeaders(origin: string): Record<string, string> {
  if (!origin.startsWith("https:")) return { ...always };
  return { ...always, "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };
}

/** What a file of the site needs of them: scripts and pictures show nothing, frame nothing and ask for no permission. */
export function fileHeaders(): Record<string, string> {
  return {
    "X-Content-Type-Options": always["X-Content-Type-Options"],
    "Cross-Origin-Resource-Policy": always["Cross-Origin-Resource-Policy"],
  };
}

/** The policy of everything that is not a page of the site: nothing may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of one page: scripts and styles of this site, and exactly the inline scripts that stand in it, by their
 * hashes. Blobs are for the worker of the map.
 */
export function pagePolicy(html: string): string {
  const hashes = [...inlineScripts(html)].map(
    (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function* inlineScripts(html: string): Iterable<string> {
  for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && code !== "") yield code;
  }
}
