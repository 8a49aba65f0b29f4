import type { IncomingMessage } from "node:http";
import { officeOrigin, origin } from "#app/platform/config.server.ts";

/** What the office's own host answers: the office, the pages on which staff sign in, what both show, and health. */
const ofOffice =
  /^\/(office|accounts\/staff|accounts\/assets|assets\/office|images|brand|favicon\.ico|healthz|readyz|metrics)(\/|$)/;
/** What is nowhere else then. */
const ofOfficeAlone = /^\/(office|accounts\/staff|assets\/office)(\/|$)/;
/** Where Vite answers while the program is developed. */
const ofVite = /^\/(@|app\/|node_modules\/)/;

/** What becomes of a request: it is answered here, at another address, or nowhere. */
export type Course = "here" | "nowhere" | { readonly redirect: string };

/** An office with a host of its own is there alone, and nothing of the site is. */
export function courseOf(request: IncomingMessage, developing = false): Course {
  if (officeOrigin() === new URL(origin()).origin) return "here";
  const { path, target } = addressOf(request);
  if (originOf(request) === officeOrigin()) {
    if (ofOffice.test(path) || (developing && ofVite.test(path))) return "here";
    return path === "/" && isForDocument(request) ? { redirect: `${officeOrigin()}/office` } : "nowhere";
  }
  if (!ofOfficeAlone.test(path)) return "here";
  return isForDocument(request) ? { redirect: officeOrigin() + target } : "nowhere";
}

/**
 * The path as the app routes it, which takes `..` out of an address and reads letters that are written as `%73`, and the same
 * as it was written; empty where the request names a host itself, or none.
 */
function addressOf({ url = "/" }: IncomingMessage): { readonly path: string; readonly target: string } {
  const address = url.startsWith("/") ? URL.parse(origin() + url) : null;
  if (address === null) return { path: "", target: "" };
  return { path: decoded(address.pathname), target: address.pathname + address.search };
}

/** The path of a request as the app routes it; empty where the request names a host itself, or none. */
export function pathOf(request: IncomingMessage): string {
  return addressOf(request).path;
}

/** As the app does it: what is no text stays as it was written. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (letters) => {
    try {
      return decodeURI(letters);
    } catch {
      return letters;
    }
  });
}

/** The address by which a request came: the office's where its Host says so, else the site's. */
export function originOf({ headers }: IncomingMessage): string {
  const office = new URL(officeOrigin());
  return URL.parse(`${office.protocol}//${headers.host}`)?.host === office.host ? office.origin : origin();
}

/** Whether a visitor opens an address, which a call of a script does not. */
export function isForDocument({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}
