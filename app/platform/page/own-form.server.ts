import { origin } from "../config.server.ts";

/** Whether a form was sent by one of our own pages, which stand at `own`. Programs without these headers hold nobody's cookies. */
export function isOwnForm(headers: Headers, own = origin()): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || from === own || URL.parse(from)?.host === headers.get("host");
}
