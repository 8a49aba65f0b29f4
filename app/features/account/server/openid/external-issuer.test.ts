import { createServer, type Server } from "node:http";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callApi } from "#app/platform/api/api-client.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";
import { verifyAccessToken } from "../../account.server.ts";
import { exchangeLoginCodeCall } from "../../calls.ts";

testDatabase();
const site = accountsServer();

/** The importer's own issuer, which knows its customer already and so requests nothing. */
const person = {
  sub: "customer-7",
  email: "Maha@Example.qa",
  given_name: "Maha",
  family_name: "Al Sulaiti",
  phone_number: "55123477",
  sfAccountId: "001EXTERNAL",
  kunnr: "0000700007",
};
let issuer: Server;
beforeAll(async () => {
  issuer = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  await new Promise<void>((resolve) => issuer.listen(0, "localhost", resolve));
  const address = issuer.address();
  const url = `http://localhost:${typeof address === "object" ? address?.port : 0}`;
  const provider = new Provider(url, settings());
  Object.assign(config.accounts, { issuer: url, clientId: "importer", clientSecret: "importer-secret" });
});
afterAll(() => {
  issuer.closeAllConnections();
  issuer.close();
});

function settings(): Configuration {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return {
    clients: [
      {
        client_id: "importer",
        client_secret: "importer-secret",
        // What an administrator configures at an external issuer once.
        redirect_uris: [`${site.origin()}/accounts/return`],
        post_logout_redirect_uris: [`${site.origin()}/home`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      profile: ["given_name", "family_name", "sfAccountId", "kunnr"],
      email: ["email"],
      phone: ["phone_number"],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...person, sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: "importer", accountId: person.sub });
      grant.addOIDCScope("openid profile email phone");
      await grant.save();
      return grant;
    },
  };
}

async function logIn() {
  const back = `${site.origin()}/dashboard`;
  const landed = await new FormBrowser().open(
    `${site.origin()}/accounts/login?lang=ar&state=s&redirect_url=${encodeURIComponent(back)}`,
    {},
    back,
  );
  const code = new URL(landed.url).searchParams.get("code") ?? landed.url;
  const api = (input: unknown, init?: RequestInit) => fetch(`${site.origin()}${input}`, init);
  const reply = await callApi(exchangeLoginCodeCall, {
    body: { code, redirectUrl: back },
    fetch: api as typeof fetch,
  });
  if (!reply.ok) throw new Error(`${reply.code}: ${code}`);
  return verifyAccessToken(reply.data.accessToken, now());
}

describe("another issuer, named in the configuration", () => {
  test("signs its customers in, with its claims as their profile", async () => {
    expect(await logIn()).toMatchObject({
      value: {
        profile: {
          firstName: "Maha",
          lastName: "Al Sulaiti",
          emails: [{ email: "maha@example.qa" }],
          phones: [{ phoneNumber: "55123477" }],
          sfAccountId: "001EXTERNAL",
          kunnr: "0000700007",
        },
      },
    });
  });

  test("knows them again, and what changed there changes here", async () => {
    const first = await logIn();
    person.family_name = "Al Hajri";
    const second = await logIn();
    expect(second).toMatchObject({ value: { profile: { lastName: "Al Hajri" } } });
    expect(second.ok && first.ok && second.value.id === first.value.id).toBe(true);
  });

  test.each(["authenticator", "recovery-codes", "passkey"])(
    "has the factors of its customers: %s is no page here",
    async (page) => {
      const answer = await fetch(`${site.origin()}/accounts/factors/${page}`, { redirect: "manual" });
      expect(answer.status).toBe(404);
    },
  );

  test("ends its own session at logout", async () => {
    const body = new URLSearchParams({ redirect_url: `${site.origin()}/home` });
    const answer = await fetch(`${site.origin()}/accounts/logout`, { method: "POST", body });
    const [, target = ""] = /^0; url=(.*)$/.exec(answer.headers.get("refresh") ?? "") ?? [];
    expect(await answer.text()).toContain("<h1>Signing you out</h1>");
    const address = new URL(target);
    expect(address.origin).toBe(config.accounts.issuer);
    expect(address.searchParams.get("post_logout_redirect_uri")).toBe(`${site.origin()}/home`);
  });
});
