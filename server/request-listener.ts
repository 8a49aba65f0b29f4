import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { oidcCallback } from "#app/features/account/api.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { asRequest } from "#app/platform/pool/patience.server.ts";
import { requestScope } from "#app/platform/read-model/versions.server.ts";
import { inLane } from "#app/platform/transactions/turns.server.ts";
import { ownPaths } from "./app.ts";
import type { FileHost } from "./hosted-files/file-answers.ts";
import { sayPlainly, setHeaders } from "./http/plain-answers.ts";
import { isWithinRequests } from "./http/request-limits.ts";
import { type Course, courseOf, originOf } from "./office-host.ts";
import { PageAnswers, type PageAnswersParts } from "./pages/page-answers.ts";
import { logRefusalOf } from "./refused-access.ts";
import { closedPolicy, securityHeaders } from "./security-headers.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface Parts extends PageAnswersParts {
  /** Pictures and videos of the content folder. */
  readonly hosts: readonly FileHost[];
  /** Files of the built site, or Vite's in development. */
  readonly files: Middleware;
}

const ofHealth = /^\/(healthz|readyz)(\?|$)/;

/** The order of the house: the right host, pictures and videos, page cache, own paths, files, and pages rendered anew. */
export function requestListener(parts: Parts): RequestListener {
  const { app, hosts, files } = parts;
  const pages = new PageAnswers(parts);
  // The rest of a refused body is dropped by `guarded`: Hono's own way breaks the connection after half a second.
  const answerOwn = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const answerOidc = oidcCallback();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    if (request.method === "TRACE") return sayPlainly(response, "method-not-allowed", { Allow: "GET, HEAD" });
    if (ownPaths.test(url)) {
      if (!(await isWithinRequests(request, response))) return;
      // The strictest policy, unless the answer brings one of its own.
      setHeaders(response, {
        ...securityHeaders(originOf(request)),
        "Content-Security-Policy": closedPolicy,
      });
      const [provider] = /^\/accounts\/(?:staff\/)?oidc(?=\/|\?|$)/.exec(url) ?? [];
      if (provider !== undefined) {
        logRefusalOf(request, response, `${provider}/*`);
        return void answerOidc(request, response);
      }
      if (request.method === "GET") return void requestScope()(() => answerOwn(request, response));
      return void answerOwn(request, response);
    }
    if (await files(request, response)) return;
    await pages.answer(request, response);
  };
  return (request, response) => {
    const course = courseOf(request, parts.developing);
    // A balancer's plain check, in HTTP/1.0, names no host: it means this one.
    if (ofHealth.test(request.url ?? "")) request.headers.host ||= new URL(origin()).host;
    if (course !== "here") return sendElsewhere(request, response, course);
    const url = request.url ?? "/";
    const host = hosts.find((one) => one.isFor(url));
    if (host === undefined && !ownPaths.test(url) && pages.fromMemory(request, response)) return;
    const [, place = ""] = url.split(/[/?]/);
    const answered = inLane(`${request.method} /${place}`, () =>
      asRequest(() => host?.answer(request, response) ?? answer(request, response)),
    );
    answered.catch((error: Error) => failPlainly(error, response));
  };
}

/** An office with its own host is not the site's, and the site is not the office's. */
function sendElsewhere(
  request: IncomingMessage,
  response: ServerResponse,
  course: Exclude<Course, "here">,
): void {
  if (course === "nowhere") {
    sayPlainly(response, "not-found");
    return;
  }
  setHeaders(response, { ...securityHeaders(originOf(request)), "Content-Security-Policy": closedPolicy });
  response.writeHead(302, { Location: course.redirect, "Cache-Control": "no-store" }).end();
}

function failPlainly(error: Error, response: ServerResponse): void {
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "request");
  if (response.headersSent) return void response.destroy();
  sayPlainly(response, "internal");
}
