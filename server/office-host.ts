import type { IncomingMessage } from "node:http";
import { officeOrigin, origin } from "#app/platform/config.server.ts";

/** What the office's own host answers: the office, the pages on which staff sign in, what both show, and health. */
const ofOffice =
  /^\/(office|accounts\/staff|accounts\/assets|assets\/office|brand|favicon\.ico|healthz|readyz|metrics)(\/|$)/;
/** What is nowhere else then. */
const ofOfficeAlone = /^\/(office|accounts\/staff|assets\/office)(\/|$)/;
/** Where Vite answers while the program is developed. */
const ofVite = /^\/(@|app\/|node_modules\/)/;

/** What becomes of a request: it is answered here, at another address, or nowhere. */
export type Course = "here" | "nowhere" | { readonly redirect: string };

/** An office with a host of its own is there alone, and nothing of the site is. */
export function courseOf(request: IncomingMessage, developing = false): Course {
  if (officeOrigin() === origin()) return "here";
  const { path, search } = addressOf(request);
  if (originOf(request) === officeOrigin()) {
    if (ofOffice.test(path) || (developing && ofVite.test(path))) return "here";
    return path === "/" && isForDocument(request) ? { redirect: `${officeOrigin()}/office` } : "nowhere";
  }
  if (!ofOfficeAlone.test(path)) return "here";
  return isForDocument(request) ? { redirect: officeOrigin() + path + search } : "nowhere";
}

/** The path as the app sees it, which takes `..` out of an address; empty where the request names a host itself, or none. */
function addressOf({ url = "/" }: IncomingMessage): { readonly path: string; readonly search: string } {
  const address = url.startsWith("/") ? URL.parse(origin() + url) : null;
  return { path: address?.pathname ?? "", search: address?.search ?? "" };
}

/** The address by which a request came: the office's where its Host says so, else the site's. */
export function originOf({ headers }: IncomingMessage): string {
  const office = new URL(officeOrigin());
  return URL.parse(`${office.protocol}//${headers.host}`)?.host === office.host ? office.origin : origin();
}

/** Whether a visitor opens an address, which a call of a script does not. */
function isForDocument({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}
