import { createHash } from "node:crypto";

const features = "microphone=(), payment=(), usb=(), geolocation=(self)";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": `camera=(), ${features}`,
  "X-Frame-Options": "SAMEORIGIN",
} as const;

/** What every answer carries. Strict-Transport-Security only where the public address is https. */
export function securityHeaders(origin: string): Record<string, string> {
  if (!origin.startsWith("https:")) return { ...always };
  return { ...always, "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };
}

/** What a page that may use the camera says instead; no frame within it gets one. */
export const cameraHeaders = { "Permissions-Policy": `camera=(self), ${features}` } as const;

/** What a file of the site needs of them: scripts and pictures show nothing, frame nothing and request no permission. */
export function fileHeaders(): Record<string, string> {
  return {
    "X-Content-Type-Options": always["X-Content-Type-Options"],
    "Cross-Origin-Resource-Policy": always["Cross-Origin-Resource-Policy"],
  };
}

/** The policy of everything that is not a page of the site: nothing may run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A page as it leaves the host, with the policy that allows its scripts and no others. */
export interface SealedPage {
  readonly html: string;
  readonly policy: string;
}

/** Where parts of a page may come from besides this site. */
export interface PageSources {
  /** Styles that stand in the page, by their hashes. */
  readonly styles?: readonly string[];
  /** Hosts of the configured tag script, which may bring scripts, count by pictures and be reported to. */
  readonly tags?: readonly string[];
  /** Hosts of pictures and videos. */
  readonly media?: readonly string[];
  /** Sites that may show the page in a frame; without any, nobody may. */
  readonly frames?: readonly string[];
  /** Whether the page may compile WebAssembly, which comes from this site as everything that runs does. */
  readonly wasm?: boolean;
}

/**
 * Seals a rendered page: its inline scripts are those that bear the nonce of this rendering, and each is allowed by its
 * hash, so that the page may be cached. A script that came in with content does not know the nonce and stays forbidden.
 */
export function sealPage(rendered: string, nonce: string, sources: PageSources = {}): SealedPage {
  if (nonce === "") return { html: rendered, policy: pagePolicy([], sources) };
  const [first = "", ...rest] = rendered.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  let before = first;
  for (const after of rest) {
    const code = after.slice(after.indexOf(">") + 1, after.indexOf("</script>"));
    const isScript = before.startsWith("<script", before.lastIndexOf("<"));
    if (isScript && code !== "") hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    before = after;
  }
  return { html: [first, ...rest].join(""), policy: pagePolicy([...hashes], sources) };
}

/** Scripts, styles and media of this site, and the given ones. Blobs are for the worker of the map. */
export function pagePolicy(
  scriptHashes: readonly string[],
  { styles = [], tags = [], media = [], frames = [], wasm = false }: PageSources = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : []), ...scriptHashes, ...tags].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data: blob:", ...media, ...tags].join(" "),
    ["media-src 'self'", ...media].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...tags].join(" "),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors", ...(frames.length > 0 ? frames : ["'none'"])].join(" "),
  ].join("; ");
}
