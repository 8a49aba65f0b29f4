import { origin } from "../config.server.ts";

/** Whether a form was sent by one of our own pages. Programs without these headers hold nobody's cookies. */
export function isOwnForm(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || from === origin() || URL.parse(from)?.host === headers.get("host");
}
