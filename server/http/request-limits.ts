import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOfConnection } from "#app/platform/api/api-app.server.ts";
import { countRequest } from "#app/platform/api/rate-limit.server.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { config } from "#app/platform/config.server.ts";
import { sendRefusal } from "../hosted-files/file-answers.ts";
import { isForDocument, pathOf } from "../office-host.ts";
import { languageAt } from "../pages/language-of-request.ts";
import { sayOnPage } from "../pages/refused-page.ts";
import { sayPlainly } from "./plain-answers.ts";

interface Limit {
  /** What is counted together. */
  readonly name: string;
  readonly paths: RegExp;
  readonly perMinute: () => number;
}

/** A sign-in of staff takes about ten requests, so forty people who begin at once stay far below their limit. */
const leastForAnOffice = 1_200;

/** The requests of an address; the first that has the path counts it. */
const limits: readonly Limit[] = [
  {
    name: "sign-in of staff",
    paths: /^\/(accounts\/staff|office\/(sign-in|return|device))(\/|$)/,
    perMinute: () => Math.max(config.limits.requestsPerMinute, leastForAnOffice),
  },
  // A whole office stands behind one address: its calls are counted by session as well, before which this is all there is.
  { name: "office", paths: /^\/office(\/|$)/, perMinute: () => 10 * config.limits.requestsPerMinute },
  { name: "requests", paths: /^/, perMinute: () => config.limits.requestsPerMinute },
];

/** Own paths that nobody is counted at. */
export const uncounted: readonly { readonly paths: RegExp; readonly reason: string }[] = [
  {
    paths: /^\/(healthz|readyz)$/,
    reason: "who looks after the program has to see it under a flood as well",
  },
  { paths: /^\/brand(\/|$)|^\/favicon\.ico$/, reason: "logos and icons of every page" },
  { paths: /^\/accounts\/assets(\/|$)/, reason: "styles and scripts of pages" },
  { paths: /^\/dev(\/|$)/, reason: "answers this machine alone" },
];

const retryAfterSeconds = 30;
/** What programs read. */
const ofPrograms = /^\/(api\/v\d+|graphql)(\/|$)/;
const ofOffice = /^\/office(\/|$)/;

/**
 * Counts a request for one of our own paths against the requests a minute of its address, before anything is done for it.
 * False: it was too many, and is answered with 429 in the language and the form of its kind.
 */
export async function isWithinRequests(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const path = pathOf(request);
  if (uncounted.some(({ paths }) => paths.test(path))) return true;
  const limit = limits.find(({ paths }) => paths.test(path));
  const caller = addressOfConnection(request, String(request.headers["x-forwarded-for"] ?? ""));
  if (limit === undefined || countRequest(limit.name, caller, limit.perMinute())) return true;
  await sayTooMany(path, request, response);
  return false;
}

async function sayTooMany(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const code = "too-many-requests";
  if (!ofPrograms.test(path) && isForDocument(request))
    return sayOnPage(response, languageAt(request), { code, retryAfterSeconds });
  if (ofPrograms.test(path) || ofOffice.test(path)) {
    response.setHeader("Retry-After", String(retryAfterSeconds));
    return sendRefusal(request, response, { code, ...commonRefusals[code] });
  }
  sayPlainly(response, code, { "Retry-After": String(retryAfterSeconds) });
}
