import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll } from "vitest";
import {
  beginStaffLogin,
  finishStaffLogin,
  type SignedInStaff,
} from "#app/features/account/account.server.ts";
import { accountsSite, oidcCallback } from "#app/features/account/api.server.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";

export type OfficeLogin = Result<SignedInStaff, string>;

/** An office on a host of its own, with the accounts of staff, that does nothing but begin logins and say how they ended. */
export function officeLogins(): { readonly origin: () => string } {
  let server: Server;
  beforeAll(async () => {
    const office = new Hono();
    office.route("/accounts", accountsSite);
    office.get("/office/sign-in", async (context) => {
      const isFresh = context.req.query("fresh") === "true";
      const language = context.req.query("lang") === "ar" ? "ar" : "en";
      const returnPath = context.req.query("return") ?? "/office";
      return context.redirect(await beginStaffLogin(context, { language, returnPath, isFresh }, now()));
    });
    office.get("/office/return", async (context) => {
      const { pathname, search } = new URL(context.req.url);
      return context.json(await finishStaffLogin(context, `${pathname}${search}`, now()));
    });
    const answer = getRequestListener(office.fetch, { overrideGlobalObjects: false });
    const answerOidc = oidcCallback();
    server = createServer((request, response) => {
      if (request.url?.startsWith("/accounts/staff/oidc")) answerOidc(request, response);
      else void answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    Object.assign(config.office, { origin: `http://localhost:${port}` });
  });
  afterAll(() => {
    Object.assign(config.office, { origin: undefined });
    server.closeAllConnections();
    server.close();
  });
  return { origin: () => config.office.origin ?? "" };
}

/** How a login ended, as the office's answer says. */
export function endOf({ html }: { readonly html: string }): OfficeLogin {
  return JSON.parse(html) as OfficeLogin;
}
