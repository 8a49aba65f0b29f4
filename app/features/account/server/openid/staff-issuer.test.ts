import { createServer, type Server } from "node:http";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { endOf, officeLogins } from "../../../../../tests/factories/program/office-logins.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";

testDatabase();
accountsServer();
const office = officeLogins();

/** The importer's directory, and how its people sign in. */
let person: Record<string, unknown>;
let method: { amr?: string[]; acr?: string };
let requests: URLSearchParams[];
let directory: Server;
beforeEach(() => {
  person = { email: "Maha@Marsa.example", name: "Maha Al Sulaiti", groups: ["Service Lusail", "Everyone"] };
  method = { amr: ["pwd", "mfa"] };
  requests = [];
  Object.assign(config.staffAccounts, { requiredAcr: undefined, groupsClaim: "groups" });
});
beforeAll(async () => {
  directory = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://directory");
    if (pathname === "/auth") requests.push(searchParams);
    if (!pathname.startsWith("/interaction/")) return void provider.callback()(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: "staff-7", ...method } });
  });
  await new Promise<void>((resolve) => directory.listen(0, "localhost", resolve));
  const address = directory.address();
  const url = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  const provider = new Provider(url, settings());
  Object.assign(config.staffAccounts, { issuer: url, clientId: "office", clientSecret: "office-secret" });
});
afterAll(() => {
  Object.assign(config.staffAccounts, { issuer: undefined, clientId: undefined, clientSecret: undefined });
  directory.closeAllConnections();
  directory.close();
});

function settings(): Configuration {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return {
    clients: [
      {
        client_id: "office",
        client_secret: "office-secret",
        redirect_uris: [`${office.origin()}/office/return`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      openid: ["sub", "amr", "acr"],
      profile: ["name", "name#ar", "preferred_username", "groups", "teams"],
      email: ["email"],
    },
    acrValues: ["loa-2"],
    features: { devInteractions: { enabled: false } },
    interactions: { policy },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: "office", accountId: "staff-7" });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  };
}

async function logIn(more = "", browser = new FormBrowser()) {
  return endOf(await browser.open(`${office.origin()}/office/sign-in?lang=ar&return=/office/leads${more}`));
}

describe("the importer's own directory", () => {
  test("says who works here, with their groups", async () => {
    expect(await logIn()).toMatchObject({
      ok: true,
      value: {
        issuer: config.staffAccounts.issuer,
        subject: "staff-7",
        email: "maha@marsa.example",
        name: "Maha Al Sulaiti",
        groups: ["Service Lusail", "Everyone"],
        returnPath: "/office/leads",
        language: "ar",
      },
    });
  });

  test("may call the claim of groups otherwise, name a single one, or none", async () => {
    Object.assign(config.staffAccounts, { groupsClaim: "teams" });
    expect(await logIn()).toMatchObject({ value: { groups: [] } });
    person.teams = "Sales";
    expect(await logIn()).toMatchObject({ value: { groups: ["Sales"] } });
    person.teams = ["Sales", 7, null];
    expect(await logIn()).toMatchObject({ value: { groups: ["Sales"] } });
  });

  test("may say names in Arabic, too", async () => {
    person["name#ar"] = "مها السليطي";
    expect(await logIn()).toMatchObject({ value: { name: "Maha Al Sulaiti", nameAr: "مها السليطي" } });
  });

  test("may name people by their user name alone", async () => {
    person = { preferred_username: "Maha@Marsa.example" };
    const name = "Maha@Marsa.example";
    expect(await logIn()).toMatchObject({ value: { name, email: "maha@marsa.example", groups: [] } });
  });

  test.each([[["pwd"]], [[]], [undefined]])(
    "that names no second factor, but %j, is refused",
    async (amr) => {
      method = amr === undefined ? {} : { amr };
      expect(await logIn()).toEqual({ ok: false, code: "factor-missing" });
    },
  );

  test("has to answer with the level that is required, whatever methods it names", async () => {
    Object.assign(config.staffAccounts, { requiredAcr: "loa-2" });
    expect(await logIn()).toEqual({ ok: false, code: "factor-missing" });
    method = { amr: ["pwd"], acr: "loa-2" };
    expect(await logIn()).toMatchObject({ ok: true });
    expect(requests.map((request) => request.get("acr_values"))).toEqual(["loa-2", "loa-2"]);
  });

  test("sees people again only where the login has to be fresh, and says when that was", async () => {
    const browser = new FormBrowser();
    await logIn("", browser);
    const ended = await logIn("&fresh=true", browser);
    expect(requests.map((request) => request.get("prompt"))).toEqual([null, "login"]);
    const at = new Date(String(ended.ok && ended.value.authenticatedAt)).getTime();
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
  });

  test("that does not say when it saw somebody makes no fresh sign-in", async () => {
    expect(await logIn()).toMatchObject({ value: { authenticatedAt: "1970-01-01T00:00:00.000Z" } });
  });
});
