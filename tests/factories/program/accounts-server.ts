import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll } from "vitest";
import { accountApi, accountsSite, oidcCallback, verifyBearer } from "#app/features/account/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { listensOn, origin } from "#app/platform/config.server.ts";

/** The accounts site, its provider and its calls on a port of their own, on the test's database. */
export function accountsServer(): { readonly origin: () => string } {
  let server: Server;
  beforeAll(async () => {
    const app = new Hono();
    app.route("/api", apiApp([accountApi], verifyBearer));
    app.route("/accounts", accountsSite);
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const answerOidc = oidcCallback();
    server = createServer((request, response) => {
      if (/^\/accounts\/(staff\/)?oidc/.test(request.url ?? "")) answerOidc(request, response);
      else void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = server.address();
    if (typeof address === "object" && address !== null) listensOn(address.port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin };
}
